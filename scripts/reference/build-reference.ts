// The contract as one self-contained page, which makes no requests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import type { Schema } from '../../conformance/contract.ts';
import { annotated } from './annotated.ts';

/** Redoc's bundle lacks only its own logo. */
const pictureElsewhere = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2244%22 height=%2214%22%3E' +
  '%3Ctext y=%2211%22 font-family=%22sans-serif%22 font-size=%2211%22%3ERedocly%3C/text%3E%3C/svg%3E';

const policy =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; " +
  'img-src data: blob:; font-src data:; connect-src blob: data:';

/** Writes the page. @throws Error with the output of the tool */
export function buildReference(root: string, page: string): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'strongroom-reference-'));
  try {
    const document = parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')) as Schema;
    const input = path.join(folder, 'openapi.json');
    writeFileSync(input, JSON.stringify(annotated(document)));
    const built = path.join(folder, 'index.html');
    const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const args = [cli, 'build-docs', input, '--output', built, '--inlineBundle', '--title', 'Strongroom API'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const text = readFileSync(built, 'utf8').replaceAll(pictureElsewhere, picture);
    mkdirSync(path.dirname(page), { recursive: true });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    writeFileSync(page, text.replace('<head>', `<head>\n  ${meta}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
