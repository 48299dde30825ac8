import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/env.ts';
import { knownSettings } from '../settings/variables.ts';

const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');

/** Variables of Node and of the object store. */
const ofOthers = ['NODE_ENV', 'AWS_SHARED_CREDENTIALS_FILE'];

describe('the settings to begin with', () => {
  it('are all known settings, and start a server unchanged', async () => {
    const text = await read('settings.env.example');
    const folder = await mkdtemp(path.join(tmpdir(), 'strongroom-example-'));
    try {
      const file = path.join(folder, 'settings.env');
      await writeFile(file, text);
      const settings = readSettings({ SETTINGS_FILE: file });
      expect(settings).toMatchObject({ publicUrl: 'https://rooms.example.com', seed: 'none', notices: [] });
    } finally {
      await rm(folder, { recursive: true });
    }
    const named = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(knownSettings).toContain(name);
  });

  it('show the defaults where they are commented out', async () => {
    const text = await read('settings.env.example');
    const { drainSeconds, drainNoticeSeconds, metricsHost } = readSettings({});
    expect(text).toContain(`#DRAIN_SECONDS=${drainSeconds}\n`);
    expect(text).toContain(`#DRAIN_NOTICE_SECONDS=${drainNoticeSeconds}\n`);
    expect(text).toContain(`#METRICS_HOST=${metricsHost}\n`);
  });
});

describe('the systemd unit', () => {
  it('sets only what there is', async () => {
    const text = await read('strongroom.service');
    const named = [...text.matchAll(/^#?Environment=([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(named).toContain('SETTINGS_FILE');
    for (const name of named) expect([...knownSettings, ...ofOthers]).toContain(name);
    // Every credential is the file of a setting.
    for (const [, credential] of text.matchAll(/^#?LoadCredential=([\w.-]+):/gm))
      expect(text).toMatch(new RegExp(`^#?Environment=[A-Z_]+_FILE=%d/${credential ?? ''}$`, 'm'));
  });

  it('waits longer for the end than requests under way may take', async () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(await read('strongroom.service')) ?? [];
    const { drainSeconds, drainNoticeSeconds } = readSettings({});
    expect(Number(seconds)).toBeGreaterThanOrEqual(drainSeconds + drainNoticeSeconds + 15);
  });

  it('never gives up starting, however long the database is away', async () => {
    expect(await read('strongroom.service')).toMatch(/^StartLimitIntervalSec=0$/m);
  });

  const analyze = (...args: string[]) =>
    execFileSync('systemd-analyze', [...args, path.join(import.meta.dirname, 'strongroom.service')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const hasSystemd = (() => {
    try {
      execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();

  it.runIf(hasSystemd)('is exposed as little as systemd calls well', () => {
    const report = analyze('security', '--offline=true', '--no-pager', '--threshold=20');
    expect(report).toMatch(/Overall exposure level for strongroom\.service: [01]\.\d OK/);
  });
});

describe('the Containerfile', () => {
  it('sets only known settings, and runs as an ordinary user over a volume', async () => {
    const text = await read('Containerfile');
    const instructions = text.split('\n').filter((line) => /^[A-Z]+ /.test(line));
    const sets = instructions.filter((line) => line.startsWith('ENV ')).join(' ');
    const named = [...sets.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? '');
    expect(named).toContain('DATA_DIR');
    for (const name of named) expect([...knownSettings, ...ofOthers]).toContain(name);
    const [, dataDir = ''] = /DATA_DIR=(\S+)/.exec(sets) ?? [];
    const has = (line: string) => expect(instructions).toContain(line);
    has('USER node');
    has('STOPSIGNAL SIGTERM');
    has(`VOLUME ${dataDir}`);
    has('ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "server"]');
    // Commands after USER run as that user.
    expect(instructions.findIndex((line) => line.startsWith('RUN '))).toBeLessThan(instructions.indexOf('USER node'));
  });
});
