// The messages accepted from the script in a preview's frame.

const keys = new Set(['Escape', 'j', 'k', '+', '=', '-', '0', '?', 'f', 'F', 'ArrowLeft', 'ArrowRight']);

export type FrameMessage =
  | { kind: 'key'; init: KeyboardEventInit }
  | { kind: 'step'; step: 1 | -1 }
  | { kind: 'scrolled'; top: number; isAtEnd: boolean }
  | { kind: 'found'; count: number }
  | { kind: 'zoomed'; share: number }
  | { kind: 'tap' };

/** Null for other messages. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('key' in data) {
    if (typeof data.key !== 'string' || !keys.has(data.key)) return null;
    const is = (name: string) => name in data && (data as Record<string, unknown>)[name] === true;
    const held = { altKey: is('altKey'), ctrlKey: is('ctrlKey'), metaKey: is('metaKey'), shiftKey: is('shiftKey') };
    return { kind: 'key', init: { key: data.key, ...held, bubbles: true, cancelable: true } };
  }
  if ('step' in data) return data.step === 1 || data.step === -1 ? { kind: 'step', step: data.step } : null;
  if ('found' in data) return isCount(data.found) ? { kind: 'found', count: data.found } : null;
  if ('zoomed' in data) return isCount(data.zoomed) ? { kind: 'zoomed', share: data.zoomed } : null;
  if ('scrolled' in data && isCount(data.scrolled))
    return { kind: 'scrolled', top: data.scrolled, isAtEnd: 'atEnd' in data && data.atEnd === true };
  return 'tap' in data && data.tap === true ? { kind: 'tap' } : null;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
