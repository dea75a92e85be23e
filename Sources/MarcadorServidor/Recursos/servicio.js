// Only here so that phones may notify; a tap on a notification goes back to the page.

addEventListener('notificationclick', evento => {
  evento.notification.close()
  evento.waitUntil((async () => {
    const paginas = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (paginas.length) return paginas[0].focus()
    return clients.openWindow('/')
  })())
})
