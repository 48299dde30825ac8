// Redocly's rules for any OpenAPI document, each finding with the name of its operation.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { isObject, unescaped } from './document.ts';

const output = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      severity: z.enum(['error', 'warn']),
      message: z.string(),
      location: z.array(z.object({ pointer: z.string().nullish() })),
    }),
  ),
});

/** @throws Error if the linter itself fails */
export function lintByRedocly(root: string, document: unknown): string[] {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [cli, 'lint', 'openapi.yaml', '--format=json', '--max-problems=1000'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(`openapi.yaml could not be checked: ${stderr}`);
  const { problems } = output.parse(JSON.parse(stdout.slice(start)));
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(
    ({ ruleId, message, location }) => `${nameOf(location[0]?.pointer ?? '', document)}: ${message} (${ruleId})`,
  );
}

/** `createFolder, responses/201/content`, or the place outside of operations. */
export function nameOf(pointer: string, document: unknown): string {
  const parts = pointer.replace(/^#?\//, '').split('/').map(unescaped);
  const [first, url = '', method = '', ...rest] = parts;
  const item = isObject(document) && isObject(document['paths']) ? document['paths'][url] : undefined;
  const operation = isObject(item) ? item[method] : undefined;
  if (first !== 'paths' || !isObject(operation)) return parts.join('/') || 'openapi.yaml';
  const id = operation['operationId'];
  const name = typeof id === 'string' ? id : `${method.toUpperCase()} ${url}`;
  return [name, ...(rest.length > 0 ? [rest.join('/')] : [])].join(', ');
}
