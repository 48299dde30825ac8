// What the browser keeps for this site between pages, and the only place that asks for it: site data can be switched
// off, and then even naming `localStorage` throws. The page goes on all the same and remembers until it is left.

export interface SiteData {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function siteData(area: 'localStorage' | 'sessionStorage'): SiteData {
  /** What could not be kept: without storage, or where it is full. */
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

interface OtherTabs {
  tell: () => void;
  close: () => void;
}

/** Tells the other tabs of this origin that something happened, and hears it of them. */
export function otherTabs(channel: string, hear: () => void): OtherTabs {
  const opened = attempt(() => new BroadcastChannel(channel));
  opened?.addEventListener('message', hear);
  return { tell: () => opened?.postMessage(null), close: () => opened?.close() };
}

/** For all pages of this origin, until somebody clears it. */
export const keptHere = siteData('localStorage');
/** For this tab alone, through its navigations. */
export const keptInTab = siteData('sessionStorage');
