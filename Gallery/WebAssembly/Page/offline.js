// Keeps the page for visits without a network. Everything comes from the network while there is one, so nobody sees an
// old page, and no other page that has its place later is hidden.
// The files and their version.

// The projects of an account share an origin and its caches. No path contains a space, so no other page's cache begins
// like this.
const own = `SnapLayouts ${new URL(registration.scope).pathname} `;

addEventListener("install", event => event.waitUntil(
  caches.open(own + version)
    .then(cache => cache.addAll(files.map(file => new Request(file, { cache: "no-cache" }))))
    .then(() => skipWaiting())));

addEventListener("activate", event => event.waitUntil(caches.keys().then(names => Promise.all(
  names.filter(name => name.startsWith(own) && name !== own + version).map(name => caches.delete(name))))));

addEventListener("fetch", event => {
  if (event.request.method !== "GET") return;
  event.respondWith(fetch(event.request).catch(async error => {
    const kept = await caches.match(event.request, { cacheName: own + version, ignoreSearch: true });
    if (!kept) throw error;
    return kept;
  }));
});
