// Goes in front of MSW's worker script, in the same file.
/* global addEventListener, activeClientIds */

/**
 * Only the API and the mock's own pages are the mock's business: modules and assets take the short way. The app's own
 * sources in `web/api` are served under `/api/` as well, but as scripts.
 */
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isApi = /^\/(?:api(?:\/|$)|mock\/sign-in)/.test(pathname);
  const isOurs = origin === self.location.origin && isApi && event.request.destination !== 'script';
  if (!isOurs) event.stopImmediatePropagation();
});

/** A tab that looks most likely to have asked comes first. */
function likelihood(client, request) {
  return (
    (client.url === request.referrer ? 8 : 0) +
    (client.focused ? 4 : 0) +
    (client.visibilityState === 'visible' ? 2 : 0)
  );
}

/**
 * Replaces MSW's choice of the tab that answers. MSW looks for a visible one; when a link opens a preview in a new
 * tab, the tab that runs the mock is hidden, and a navigation carries no client at all.
 */
self.resolveMainClient = async (event) => {
  if (event.clientId && activeClientIds.has(event.clientId)) return self.clients.get(event.clientId);
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return clients
    .filter((client) => activeClientIds.has(client.id))
    .sort((one, other) => likelihood(other, event.request) - likelihood(one, event.request))[0];
};
