// The servers beside ours, over a folder with the same documents and the same file.
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Server, startServerProgram } from '../program.ts';

export const APPEND_AND_SYNC = 'append + sync';
export const PLAIN_KOA = 'plain Koa + lowdb';
export const BARE_NODE = 'node:http';
export const NGINX = 'nginx';

/** The addresses of their documents, of the file, and of an upload. */
export const paths = { list: '/documents', file: '/file', upload: '/upload', document: '/documents/document-1' };

export interface Contestants {
  koa: Server;
  node: Server;
  /** Null if it is not installed. */
  nginx: Server | null;
  close(): Promise<void>;
}

/** Writes what they serve: the list, byte for byte as ours answers it, and one file. */
export async function fillFolder(folder: string, documents: Uint8Array, file: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'documents'), documents);
  await writeFile(path.join(folder, 'db.json'), `{"documents":${Buffer.from(documents).toString('utf8')}}`);
  await writeFile(path.join(folder, 'file'), file);
}

export const startPlainKoa = (folder: string): Promise<Server> => startScript('plain-koa.mjs', folder);

export async function startContestants(folder: string): Promise<Contestants> {
  const started: Server[] = [];
  const close = async () => {
    await Promise.all(started.map((server) => server.close()));
  };
  const add = async (starting: Promise<Server>) => {
    const server = await starting;
    started.push(server);
    return server;
  };
  try {
    const koa = await add(startPlainKoa(folder));
    const node = await add(startScript('bare-node.mjs', folder));
    const nginx = isNginxInstalled() ? await add(startNginx(folder)) : null;
    return { koa, node, nginx, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function startScript(name: string, folder: string): Promise<Server> {
  const script = path.join(import.meta.dirname, 'contestants', name);
  return startServerProgram({
    command: process.execPath,
    args: (port) => [script, String(port), folder],
    readyPath: paths.list,
  });
}

const isNginxInstalled = (): boolean => spawnSync('nginx', ['-v']).status === 0;

async function startNginx(folder: string): Promise<Server> {
  const prefix = path.join(folder, 'nginx');
  await mkdir(path.join(prefix, 'logs'), { recursive: true });
  const configuration = (port: number) => `daemon off; master_process off; pid ${prefix}/pid; error_log stderr error;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/json;
      client_body_temp_path ${prefix}/body; proxy_temp_path ${prefix}/proxy; fastcgi_temp_path ${prefix}/fastcgi;
      uwsgi_temp_path ${prefix}/uwsgi; scgi_temp_path ${prefix}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }`;
  const file = path.join(prefix, 'nginx.conf');
  return startServerProgram({
    command: 'nginx',
    prepare: (port) => writeFile(file, configuration(port)),
    args: () => ['-p', prefix, '-c', file, '-e', 'stderr'],
    readyPath: paths.list,
  });
}
