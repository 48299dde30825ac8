import { afterEach, expect, it, vi } from 'vitest';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./copy-by-selection.ts', () => {
  loaded();
  return { copyBySelection: () => true };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('over https, copying without the clipboard API is loaded only where it is refused', async () => {
  vi.stubGlobal('isSecureContext', true);
  await import('./copy-text.ts');
  await new Promise(setImmediate);
  expect(loaded).not.toHaveBeenCalled();
});

it('over http, it is loaded before a press, since Safari copies only while one is handled', async () => {
  vi.stubGlobal('isSecureContext', false);
  await import('./copy-text.ts');
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});
