// A server of their own for the tests of a file or group.
import { test } from '@playwright/test';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';

/** @returns an object that becomes the server before the first test; the server is removed after the last one */
export function launched(settings: Record<string, string> = {}): LaunchedServer {
  // No test reads it before it is launched.
  const server = {} as LaunchedServer;
  test.beforeAll(async () => void Object.assign(server, await launchServer({ from: 'bundle', settings })));
  test.afterAll(() => server.remove());
  return server;
}
