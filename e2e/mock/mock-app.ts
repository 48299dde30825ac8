import { test } from '@playwright/test';
import { startNode, type Program } from '#server/testing/program.ts';

/** The app over the mock, as `npm run dev` serves it, for the tests of a file or group. */
export function mockApp(): { url: string } {
  const app = { url: '' };
  let server: Program;
  test.beforeAll(async () => {
    server = startNode(['node_modules/vite/bin/vite.js', '--mode', 'mock', '--port', '0', '--host', 'localhost']);
    [, app.url = ''] = await server.prints(/Local:\s+(http:\S+?)\/?\s/);
  });
  test.afterAll(() => server.stop());
  return app;
}
