// Prepended to MSW's worker script, in the same file.

/** Handles only the API and the mock's pages; the sources in `web/api`, which are scripts, share the prefix. */
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isApi = /^\/(?:api(?:\/|$)|mock\/(?:sign-in|terms))/.test(pathname);
  const isOurs = origin === self.location.origin && isApi && event.request.destination !== 'script';
  if (!isOurs) event.stopImmediatePropagation();
});

/** A tab that has not answered by then is gone or suspended. */
const ANSWER_MS = 1000;

/** When this tab last opened the address; 0 for never. */
function openedAt(client, { url, destination }) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(0), ANSWER_MS);
    client.postMessage({ type: 'mock-who-opened', url, isPage: destination === 'document' }, [port2]);
  });
}

/** The tab that opened this address, since each tab has its own persona. */
async function openerOf(clients, request) {
  if (clients.length < 2) return clients[0];
  const times = await Promise.all(clients.map((client) => openedAt(client, request)));
  const latest = Math.max(...times);
  return latest > 0 ? clients[times.indexOf(latest)] : undefined;
}

/** Sorts the most likely sender first. */
function likelihood(client, request) {
  return (
    (client.url === request.referrer ? 8 : 0) +
    (client.focused ? 4 : 0) +
    (client.visibilityState === 'visible' ? 2 : 0)
  );
}

/**
 * Replaces MSW's choice of the answering tab. MSW looks for a visible one; when a link opens a preview in a new tab,
 * the tab with the mock is hidden, and a navigation names no client.
 */
self.resolveMainClient = async (event) => {
  if (event.clientId && activeClientIds.has(event.clientId)) return self.clients.get(event.clientId);
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const clients = all.filter((client) => activeClientIds.has(client.id));
  const opener = await openerOf(clients, event.request);
  return opener ?? clients.sort((one, other) => likelihood(other, event.request) - likelihood(one, event.request))[0];
};
