// The mock needs features that browsers offer to secure pages only.

export const onlyWhereSecure =
  'The mock runs in a service worker, which browsers allow on localhost and over https only, and not at an address of the ' +
  'network. For a phone: forward the port (adb reverse tcp:5173 tcp:5173) and open http://localhost:5173 there, or run ' +
  '`npm run mock:server` here and, beside it, `SERVER_URL=http://127.0.0.1:4010 npm run dev:server -- --host`.';

/** Shows a message instead of a blank app; false on a secure page. */
export function showWhereInsecure(): boolean {
  if (window.isSecureContext && 'serviceWorker' in navigator) return false;
  const title = document.createElement('h1');
  title.textContent = 'The mock cannot run at this address';
  const words = document.createElement('p');
  words.textContent = onlyWhereSecure;
  const alert = document.createElement('main');
  alert.setAttribute('role', 'alert');
  alert.style.cssText = 'max-width:40rem;margin:15vh auto;padding:0 16px;font:16px/24px system-ui,sans-serif';
  alert.append(title, words);
  document.body.append(alert);
  return true;
}
