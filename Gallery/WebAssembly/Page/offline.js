// Keeps the page for visits without a network. Where there is a network, a newer page comes with the next visit.
// The files and their version.

addEventListener("install", event => event.waitUntil(
  caches.open(version).then(cache => cache.addAll(files)).then(() => skipWaiting())));

addEventListener("activate", event => event.waitUntil(
  caches.keys().then(names => Promise.all(names.filter(name => name !== version).map(name => caches.delete(name))))));

addEventListener("fetch", event => event.respondWith(
  caches.open(version).then(cache => cache.match(event.request, { ignoreSearch: true }))
    .then(kept => kept ?? fetch(event.request))));
