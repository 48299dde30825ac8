// A simple implementation: Koa over a lowdb file. No session, policy or audit log, and nothing synced.
import Router from '@koa/router';
import Koa from 'koa';
import { JSONFilePreset } from 'lowdb/node';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const [port = '', folder = ''] = process.argv.slice(2);
const db = await JSONFilePreset(path.join(folder, 'db.json'), { documents: [] });
const file = path.join(folder, 'file');
const router = new Router();

router.get('/documents', (ctx) => {
  ctx.body = db.data.documents;
});
router.put('/documents/:id', async (ctx) => {
  const document = db.data.documents.find(({ id }) => id === ctx.params.id);
  if (!document) return;
  document.printingRestricted = !document.printingRestricted;
  await db.write();
  ctx.body = document;
});
router.get('/file', async (ctx) => {
  ctx.length = (await stat(file)).size;
  ctx.type = 'application/pdf';
  ctx.body = createReadStream(file);
});
router.put('/upload', async (ctx) => {
  await pipeline(ctx.req, createWriteStream(path.join(folder, 'koa-upload')));
  ctx.status = 200;
  ctx.body = '';
});

new Koa().use(router.routes()).listen(Number(port), '127.0.0.1');
