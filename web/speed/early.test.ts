import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'early.js'), 'utf8');
const reads = ['/api/documents', '/api/folders'];

/** Runs the script on /documents; returns what it asks for before any answer, and after the user's. */
async function open({ wasSignedIn, status }: { wasSignedIn: boolean; status: number }): Promise<[string[], string[]]> {
  const calls: string[] = [];
  const screens = JSON.stringify({ '/documents': { files: [], reads } });
  const fetch = (url: string) => Promise.resolve({ ok: (calls.push(url), status === 200) });
  const localStorage = { getItem: (key: string) => (wasSignedIn && key === 'strongroom-signed-in' ? '' : null) };
  const document = { currentScript: { dataset: { screens } }, location: { pathname: '/documents' } };
  runInNewContext(source, { window: {}, document, localStorage, fetch });
  const atOnce = [...calls];
  await new Promise((resolve) => setTimeout(resolve));
  return [atOnce, calls.slice(atOnce.length)];
}

test('who was signed in asks for the lists together with the user', async () => {
  expect(await open({ wasSignedIn: true, status: 200 })).toEqual([['/api/auth/user', ...reads], []]);
});

test('a stranger asks for the user alone, and for the lists once there is one', async () => {
  expect(await open({ wasSignedIn: false, status: 401 })).toEqual([['/api/auth/user'], []]);
  expect(await open({ wasSignedIn: false, status: 200 })).toEqual([['/api/auth/user'], reads]);
});
