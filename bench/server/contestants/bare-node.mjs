// The minimum in Node: node:http, the list as a prepared buffer, files piped, writes appended and synced.
import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const [port = '', folder = ''] = process.argv.slice(2);
const list = readFileSync(path.join(folder, 'documents'));
const file = path.join(folder, 'file');
const log = await open(path.join(folder, 'node-log'), 'a');
const line = 'x'.repeat(1000);

const answers = {
  'GET /documents': (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Length', list.length);
    response.end(list);
  },
  'GET /file': async (request, response) => {
    response.setHeader('Content-Type', 'application/pdf');
    response.setHeader('Content-Length', statSync(file).size);
    await pipeline(createReadStream(file), response);
  },
  'PUT /upload': async (request, response) => {
    await pipeline(request, createWriteStream(path.join(folder, 'node-upload')));
    response.end();
  },
  'PUT /log': async (request, response) => {
    await log.appendFile(line);
    await log.datasync();
    request.resume();
    response.setHeader('Content-Length', 0);
    response.end();
  },
};

createServer((request, response) => {
  const answer = answers[`${request.method} ${request.url}`];
  if (answer) Promise.resolve(answer(request, response)).catch(() => response.destroy());
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
