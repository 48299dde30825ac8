import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../setup.mjs';
import { neededPackages } from './dependencies.ts';

test('the packages that the built server requires are found inside of the function around it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'server.cjs');
  await writeFile(
    file,
    '(function (exports, require, module, __filename, __dirname) { "use strict";let made;function load(){made=require("oidc-provider")}load();\n})\n',
  );
  const packages = await neededPackages(root, [file]);
  expect(packages).toContain('node_modules/oidc-provider');
  expect(packages).toContain('node_modules/koa');
});
