/* Served as /sw.js in an emergency: removes the worker and its caches. What visitors have stored stays. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(clear())
})
