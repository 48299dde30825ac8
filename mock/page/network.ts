// A simulated offline state: `navigator.onLine` and the two events.

/** Sets whether the page appears online. */
export function pretendOffline(isOffline: boolean): void {
  if (navigator.onLine === !isOffline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
