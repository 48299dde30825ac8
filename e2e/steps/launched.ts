// A server of their own for the tests of a file or group.
import { test } from '@playwright/test';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';

/** Is filled before the first test, and removed after the last. */
export function launched(settings: Record<string, string> = {}): LaunchedServer {
  // No test reads it before it is launched.
  const server = {} as LaunchedServer;
  test.beforeAll(async () => void Object.assign(server, await launchServer({ from: 'bundle', settings })));
  test.afterAll(() => server.remove());
  return server;
}
