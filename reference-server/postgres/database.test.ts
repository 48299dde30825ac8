import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

/** A message of PostgreSQL's protocol. */
function message(type: string, content: Uint8Array | string): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.alloc(5, type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const ready = message('Z', 'I');
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const ended = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

it('may be behind a pooler, which takes few parameters of a connection', async () => {
  let start = '';
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      start = bytes.subarray(8).toString();
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const database = openDatabase({ url: `postgres://room@127.0.0.1:${(server.address() as AddressInfo).port}/room` });
  await expect(database.query('SELECT 1')).rejects.toThrow();
  const names = start.split('\0').filter((name, at) => at % 2 === 0 && name !== '');
  expect(names.sort()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
  await database.close();
  server.close();
});

it('that ends a connection with the answer to its first question is away, and nothing else ends', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.end(Buffer.concat([message('C', 'SET\0'), ready, ended])));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const database = openDatabase({ url: `postgres://room@127.0.0.1:${(server.address() as AddressInfo).port}/room` });
  await expect(database.query('SELECT 1')).rejects.toThrow();
  await database.close();
  server.close();
});
