// A network that is gone, as the page sees it: `navigator.onLine` and the two events.

/** Makes the page believe that it is, or is not, connected. */
export function pretendOffline(isOffline: boolean): void {
  if (navigator.onLine === !isOffline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
