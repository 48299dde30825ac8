import type { ItemKey } from '../model/item-key.ts';

/** The row or card that an event is in. */
export function itemElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
}

export function keyOf(target: EventTarget | null): ItemKey | null {
  const key = itemElement(target)?.dataset['key'];
  // Only rows and cards have the attribute, and its value is always a key.
  return key === undefined ? null : (key as ItemKey);
}

export function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
