// The only access to site data, which can be disabled and then throws; values are kept in memory then.

export interface SiteData {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function siteData(area: 'localStorage' | 'sessionStorage'): SiteData {
  /** Values that could not be stored: without storage, or when it is full. */
  const unkept = new Map<string, string>();
  return {
    get: (key) => unkept.get(key) ?? attempt(() => window[area].getItem(key)) ?? null,
    set(key, value) {
      unkept.set(key, value);
      attempt(() => {
        window[area].setItem(key, value);
        unkept.delete(key);
      });
    },
    remove(key) {
      unkept.delete(key);
      attempt(() => window[area].removeItem(key));
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Sends messages to the other tabs of this origin, and receives theirs. */
export function otherTabs(channel: string, onMessage: () => void): { notify: () => void; close: () => void } {
  const opened = attempt(() => new BroadcastChannel(channel));
  opened?.addEventListener('message', onMessage);
  return { notify: () => opened?.postMessage(null), close: () => opened?.close() };
}

/** For all pages of this origin, until it is cleared. */
export const keptHere = siteData('localStorage');
/** For this tab, across its navigations. */
export const keptInTab = siteData('sessionStorage');
