import { Store } from '../browser/store.ts';

/** The heights of what stands at the bottom of the screen. Not a variable of the body, which would restyle all of it. */
export const heightsBelow = new Store<ReadonlyMap<HTMLElement, number>>(new Map());

/** Keeps toasts above an element at the bottom of the screen, with the distance between both, until it is released. */
export function keepToastsAbove(element: HTMLElement, gap = 0): () => void {
  const measure = () => {
    if (element.isConnected) heightsBelow.set(new Map(heightsBelow.get()).set(element, element.offsetHeight + gap));
  };
  // A frame later, since a layout change within the observer is reported as an error.
  const sizes = new ResizeObserver(() => void requestAnimationFrame(measure));
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    heightsBelow.set(new Map([...heightsBelow.get()].filter(([other]) => other !== element)));
  };
}
