import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { ifPageStays, isPageLeaving } from './page-leaving.ts';

/** A component that draws its fallback until its code is there. Throws, while drawn, what kept the code from loading. */
export type LoadedLater<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of the first showing. */
  preload: () => void;
};

type State<Props> = { component: ComponentType<Props> } | { error: unknown } | null;

/**
 * A component whose code is no part of the first load. Not React's own `lazy`: once Suspense has shown a fallback, it
 * holds back what follows until 300 ms have passed, and a screen or a dialog is here sooner than that. Where the code
 * is there already no fallback is drawn at all. An accessory is no reason to take the screen away: while its code does
 * not arrive the fallback stays, and it is asked for again every two seconds.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  { isAccessory = false } = {},
): LoadedLater<Props> {
  let state: State<Props> = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const become = (next: State<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const preload = () => {
    if (isLoading) return;
    isLoading = true;
    load().then(
      (component) => become({ component }),
      (error: unknown) => {
        // What was only fetched ahead is tried again by whoever needs it.
        if (listeners.size === 0) isLoading = false;
        else if (isAccessory || isPageLeaving()) ifPageStays(retry);
        else become({ error });
      },
    );
  };
  const retry = () => {
    isLoading = false;
    if (listeners.size > 0) preload();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    preload();
    return () => listeners.delete(listener);
  };
  function Later(props: Props) {
    const current = useSyncExternalStore(subscribe, () => state);
    if (current === null) return fallback;
    if ('error' in current) throw current.error;
    const { component: Component } = current;
    return <Component {...props} />;
  }
  return Object.assign(Later, { preload });
}
