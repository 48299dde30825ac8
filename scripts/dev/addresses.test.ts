import { expect, test } from 'vitest';
import { devAddresses } from './addresses.mjs';

test('the server gets the address of Vite, and Vite that of the server', () => {
  expect(devAddresses({}, [])).toEqual({
    serverPort: '3000',
    publicUrl: 'http://localhost:5173',
    serverUrl: 'http://127.0.0.1:3000',
    isOwnServer: false,
  });
  const moved = { serverPort: '3010', publicUrl: 'http://localhost:5180', serverUrl: 'http://127.0.0.1:3010' };
  for (const args of [
    ['--port', '5180'],
    ['--host', '--port=5180'],
  ])
    expect(devAddresses({ PORT: '3010' }, args)).toMatchObject(moved);
});

test('over a server that runs already none is started', () => {
  const over = { serverUrl: 'http://127.0.0.1:4010', isOwnServer: true };
  expect(devAddresses({ SERVER_URL: 'http://127.0.0.1:4010' }, [])).toMatchObject(over);
  expect(() => devAddresses({ SERVER_URL: '127.0.0.1:4010' }, [])).toThrow('SERVER_URL must be an address');
});
