import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { toast } from '../feedback/toast.ts';

/** If the page is still open after this time, the user cancelled, or the navigation was a download. */
const GONE_WITHIN_MS = 2000;

const notLoaded = { title: 'Loading Failed', message: 'Wait, or reload the page.', tone: 'destructive' } as const;

let leavingSince = Number.NEGATIVE_INFINITY;

window.addEventListener('beforeunload', () => (leavingSince = performance.now()));

/** Renders its fallback until its code is loaded. After a fallback, rendering throws the error of a failed load. */
export type LoadedLater<Props> = ComponentType<Props> & {
  /** Resolves when the code is here. */
  preload: () => Promise<void>;
};

type State<Props> = { component: ComponentType<Props> } | { error: unknown } | null;

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode ? Props : never;

/**
 * The component of this name, outside of the first load. Unlike React's `lazy`: after a fallback, Suspense holds
 * content back for 300 ms, which is longer than most loads. If the code is loaded, no fallback is rendered.
 */
export function loadedLater<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  name: Name,
  load: () => Promise<Module>,
  fallback: ReactNode = null,
  isAccessory = false,
) {
  type Props = PropsOf<Module[Name]>;
  let state: State<Props> = null;
  let loading: Promise<void> | null = null;
  let isFailureShown = false;
  const listeners = new Set<() => void>();
  const become = (next: State<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const preload = () =>
    (loading ??= load().then(
      // The compiler does not connect the component of this name with its properties.
      (module) => become({ component: module[name] as unknown as ComponentType<Props> }),
      (error: unknown) => {
        // If only a preload failed, the next use tries again.
        if (listeners.size === 0) loading = null;
        else if (fallback === null || isPageLeaving()) {
          // A dialog leaves the screen as it is, and opens when its code arrives.
          setTimeout(retry, GONE_WITHIN_MS);
          if (isPageLeaving()) return;
          if (isFailureShown) toast(notLoaded);
          isFailureShown = false;
        } else become({ error });
      },
    ));
  const retry = () => {
    loading = null;
    if (listeners.size > 0) void preload();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    isFailureShown = !isAccessory;
    void preload();
    return () => listeners.delete(listener);
  };
  function Later(props: Props) {
    const current = useSyncExternalStore(subscribe, () => state);
    if (current === null) return fallback;
    if ('error' in current) throw current.error;
    const { component: Component } = current;
    return <Component {...props} />;
  }
  return Object.assign(Later, { preload }) satisfies LoadedLater<Props>;
}

/** For components that the screen does not need. A failed load is repeated every two seconds. */
export function accessory<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  name: Name,
  load: () => Promise<Module>,
) {
  return loadedLater(name, load, null, true);
}

/** Whether the browser is about to leave the page, which cancels running requests like a network failure. */
const isPageLeaving = (): boolean => performance.now() - leavingSince < GONE_WITHIN_MS;
