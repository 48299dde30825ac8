// The package as operators get it: unpacked outside of the project, and run by plain Node.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { plainPdf } from '#server/preview/testing/awkward-pdfs.ts';
import { credentialsOf, TestClient } from '#server/testing/client.ts';
import { ready } from '#server/testing/launch-server.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { addDocument, register, stored } from '#server/testing/room.ts';
import { root } from '../setup.mjs';
import { archive } from './archive.ts';
import { operatorsCommands, readProject } from './commands.ts';
import { type MadePackage, makePackage } from './make-package.ts';

// Building, packing and starting are slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

let work: string;
let made: MadePackage;
let folder: string;
let inside: readonly string[];

beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), 'strongroom-packed-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-changed'], { cwd: root });
  made = await makePackage(path.join(work, 'made'));
  execFileSync('tar', ['-xzf', made.file, '-C', work]);
  const { name, version } = readProject(root);
  folder = path.join(work, `${name}-${version}`);
  inside = made.names.map((one) => one.slice(`${name}-${version}/`.length));
});
afterAll(() => rm(work, { recursive: true, force: true }));

describe('the package', () => {
  it('is one folder with what runs, and nothing for building, testing or reading sources', () => {
    for (const name of ['server/index.js', 'web/index.html', 'README.md', 'LICENSE', 'deploy/Containerfile'])
      expect(inside).toContain(name);
    for (const name of ['node_modules/oidc-provider/package.json', 'node_modules/sharp/package.json'])
      expect(inside).toContain(name);
    expect(inside.filter((name) => name.startsWith('node_modules/@img/sharp-libvips')).length).toBeGreaterThan(0);
    const unwanted = /\.(?:map|ts|tsx|code)$|^(?:reference-server|contract|scripts|web\/\.)|\.test\./;
    expect(inside.filter((name) => unwanted.test(name))).toEqual([]);
    const tools = ['typescript', 'tsx', 'esbuild', 'vite', 'vitest', 'playwright', 'react', 'msw', 'eslint', 'oxfmt'];
    for (const tool of tools) expect(inside).not.toContain(`node_modules/${tool}`);
  });

  it('names every package that it brings, so that npm removes none when it adds one', async () => {
    const named = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
    const brought = inside.flatMap(
      (name) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(name)?.[1] ?? [],
    );
    expect(Object.keys(named.dependencies).sort()).toEqual(brought.sort());
  });

  it('has the licence of every package that it brings', async () => {
    const packages = inside.filter((name) => name.endsWith('/package.json') && name.startsWith('node_modules/'));
    for (const name of packages.filter((one) => /^node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(one))) {
      const { license } = z
        .object({ license: z.string().optional() })
        .parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
      const beside = inside.some((one) => one.startsWith(path.dirname(name)) && /licen[cs]e|copying/i.test(one));
      expect(license !== undefined || beside, name).toBe(true);
    }
  });

  it('can be read by everybody, and written and run as programs by no one else', () => {
    const lines = execFileSync('tar', ['--numeric-owner', '-tvzf', made.file], {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    });
    const kinds = lines
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 10));
    expect(new Set(kinds)).toEqual(new Set(['drwxr-xr-x', '-rw-r--r--']));
  });

  it('names every command that an operator has', async () => {
    const text = await readFile(path.join(folder, 'package.json'), 'utf8');
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(text));
    for (const name of ['start', 'backup', 'restore', 'check', 'admin', 'audit:verify', 'oidc:check'])
      expect(Object.keys(scripts)).toContain(name);
    for (const { file } of operatorsCommands(root, readProject(root))) expect(inside).toContain(`server/${file}`);
    const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
    for (const name of Object.keys(scripts).filter((one) => one !== 'start'))
      expect(readme).toContain(`npm run ${name}`);
  });

  it('is the same to the last byte when what is in it is the same', async () => {
    const hashes = [];
    for (const names of [
      ['one', 'two/three'],
      ['two/three', 'one'],
    ]) {
      const from = path.join(await mkdtemp(path.join(work, 'same-')), 'same');
      for (const [at, name] of names.entries()) {
        const file = path.join(from, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, name);
        await chmod(file, at === 0 ? 0o600 : 0o777);
        await utimes(file, at + 1000, at + 2000);
      }
      const file = `${from}.tar.gz`;
      expect(await archive(from, file)).toEqual(['same', 'same/one', 'same/two', 'same/two/three']);
      hashes.push(
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      );
    }
    expect(hashes[0]).toBe(hashes[1]);
  });
});

describe('what was unpacked', () => {
  let server: Program | null = null;
  afterAll(async () => {
    await server?.stop('SIGKILL');
  });

  const run = (...args: string[]) => startProgram(process.execPath, args, { folder });

  it('serves with `node server`, opens files in processes of its own, and ends in order', async () => {
    const dataDir = path.join(work, 'data');
    const environment = { PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, SEED: 'empty', LOG_LEVEL: 'warn' };
    server = startProgram(process.execPath, ['server'], { folder, environment });
    const [, url = ''] = await server.prints(ready);
    const ask = (at: string) => fetch(new URL(at, url));
    expect((await ask('/healthz')).status).toBe(200);
    const page = await (await ask('/')).text();
    const [, script = ''] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(page) ?? [];
    const asset = await ask(script);
    expect([asset.status, asset.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await ask('/auth/inter.woff2')).status).toBe(200);
    expect((await ask('/api/auth/user')).status).toBe(401);

    const admin = new TestClient(url);
    const { email, password } = credentialsOf('admin');
    await admin.signIn(email, password);
    const plan = { name: 'Plan', mimeType: 'application/pdf' };
    const { id } = await addDocument(admin, plan, await plainPdf(1));
    expect((await register(admin, await stored(admin, await plainPdf(2)), plan)).status).toBe(200);
    const preview = await admin.request(`/api/documents/${id}/preview`);
    expect([preview.status, preview.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const compared = await admin.request(`/api/documents/${id}/compare?from=1&to=2`);
    expect(compared.status, compared.text).toBe(200);
    // Text is extracted only if fonts, character maps and the library are included.
    expect(compared.text).toContain('"kind":"text"');
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const picture = await addDocument(admin, { name: 'Picture', mimeType: 'image/png' }, png);
    expect((await admin.request(`/api/documents/${picture.id}/preview`)).status).toBe(200);

    const backup = run('server/backup.mjs', '--data', dataDir, '--to', path.join(work, 'backup'));
    expect(await backup.ended(), backup.output()).toBe(0);
    expect(await server.stop()).toBe(0);
    expect(server.output('stderr')).toBe('');
  });

  it('checks and copies a data folder with its commands', async () => {
    const backup = path.join(work, 'backup');
    expect(await readdir(backup)).toContain('journal');
    for (const [command = '', ...args] of [
      ['server/check.mjs', '--data', backup],
      ['server/audit-verify.mjs', '--data', backup],
      ['server/restore.mjs', '--from', backup, '--to', path.join(work, 'restored')],
      ['server/admin.mjs', '--data', backup, '--email', 'chief@rooms.example'],
    ]) {
      const program = run(command, ...args);
      expect(await program.ended(), program.output()).toBe(0);
    }
  });
});
