import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

it('a form is sent once, however often its button is pressed, and again after a failure or going back', async () => {
  const form = new EventTarget();
  const timers: (() => void)[] = [];
  runInNewContext(await readFile(new URL('./submit-once.js', import.meta.url), 'utf8'), {
    addEventListener: form.addEventListener.bind(form),
    setTimeout: (release: () => void) => timers.push(release),
  });
  const isSent = () => form.dispatchEvent(new Event('submit', { cancelable: true }));
  expect([isSent(), isSent(), isSent()]).toEqual([true, false, false]);
  timers[0]?.();
  expect([isSent(), isSent()]).toEqual([true, false]);
  form.dispatchEvent(new Event('pageshow'));
  expect([isSent(), isSent()]).toEqual([true, false]);
});
