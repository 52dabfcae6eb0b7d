/* Served as /sw.js in an emergency, this takes the worker and its caches away. What visitors stored stays. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(clear())
})
