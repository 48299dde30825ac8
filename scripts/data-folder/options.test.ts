import { expect, test } from 'vitest';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import { runScript } from '#server/testing/program.ts';
import { readProject } from '../package/commands.ts';
import { root } from '../setup.mjs';

const { scripts } = readProject(root);
const commands = [
  'check',
  'backup',
  'restore',
  'move',
  'admin',
  'audit:verify',
  'oidc:check',
  'cluster',
  'load',
  'bench',
];

test.runIf(isDeep).each([
  ['--compare', 'one.json'],
  ['--compare', 'absent.json', 'two.json'],
  ['--price', '--rounds', 'many'],
])('npm run bench refuses %s %s in one line', async (...args) => {
  const { code, output } = await runScript('bench/main.ts', args);
  expect([code, output]).toEqual([2, expect.stringMatching(/^(?:--|absent\.json|two\.json).*\n$/)]);
});

test.each(casesOf(commands))('npm run %s explains itself with --help, and where an option is wrong', async (name) => {
  const script = scripts[name]?.split(' ').at(-1) ?? '';
  const usage = new RegExp(`npm run ${name}\\b`);
  const [help, wrong] = await Promise.all([runScript(script, ['--help']), runScript(script, ['--wrong'])]);
  expect([help.code, wrong.code]).toEqual([0, name === 'audit:verify' ? 5 : 2]);
  expect(help.output).toMatch(usage);
  expect(wrong.output).toMatch(/^Unknown option '--wrong'/);
  expect(wrong.output).toMatch(usage);
});
