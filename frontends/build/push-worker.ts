/**
 * The service worker of web push, at the root so that it is there for every page. It shows what is pushed and opens its
 * page; it keeps and answers nothing, so it can't hold back a release.
 */
export const pushWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  const { title, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, data: { link } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((page) => new URL(page.url).pathname === url.pathname);
      return open ? open.focus() : self.clients.openWindow(url.href);
    }),
  );
});
`;
