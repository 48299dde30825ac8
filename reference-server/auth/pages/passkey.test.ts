import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { passkeyPage } from '../second-factor/pages/enrol-pages.ts';

it("a device's error stands above the button, and not in the place of a wrong name", async () => {
  const wrong = { field: 'name', message: 'Give it another name' } as const;
  const markup = passkeyPage({ email: 'ada@x.example', task: 't', options: {}, name: '', wrong });
  const { document, Event } = new JSDOM(markup).window;
  const parse = (options: object) => options;
  runInNewContext(await readFile(new URL('./passkey.js', import.meta.url), 'utf8'), {
    document,
    addEventListener: () => undefined,
    navigator: { credentials: { create: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
    PublicKeyCredential: { parseRequestOptionsFromJSON: parse, parseCreationOptionsFromJSON: parse },
  });
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  const shown = () => [...document.querySelectorAll('[role=alert]:not([hidden])')].map((one) => one.textContent);
  await expect.poll(shown).toEqual(['Give it another name', 'It was cancelled, or it took too long. Try again.']);
});
