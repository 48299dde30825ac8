// The operators' commands as single files that plain Node runs, and the package.json that gives them their names.
import { build } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
});
export type ProjectPackage = z.output<typeof packageSchema>;

export function readProject(root: string): ProjectPackage {
  return packageSchema.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
}

/** What looks after a data room that is there: everything about its folder, and whether its provider fits. */
const forOperators = /^tsx (scripts\/(?:data-folder\/([\w-]+)|(oidc-check))\.ts)$/;

interface Command {
  /** As people type it. */
  name: string;
  source: string;
  /** In the package. */
  file: string;
}

export function operatorsCommands(root: string, { scripts }: ProjectPackage): Command[] {
  return Object.entries(scripts).flatMap(([name, line]) => {
    const [, source, inFolder, alone] = forOperators.exec(line) ?? [];
    return source === undefined || !existsSync(path.join(root, source))
      ? []
      : [{ name, source, file: `${inFolder ?? alone ?? name}.mjs` }];
  });
}

/** They stand beside the server: what both have, such as the thread that checks passwords, is looked for there. */
export async function bundleCommands(root: string, commands: readonly Command[], outdir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: commands.map(({ source, file }) => ({ in: source, out: path.basename(file, '.mjs') })),
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'command-[name]-[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    external: ['oidc-provider', 'sharp'],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    // CommonJS modules require Node's own modules by this name.
    banner: { js: 'import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);' },
    logLevel: 'warning',
  });
}

/** Of what is unpacked: no dependency to install is named, since all that is needed is there. */
export function packageJson(root: string, project: ProjectPackage): string {
  const { name, version, description, license, engines } = project;
  const commands = operatorsCommands(root, project).map((one) => [one.name, `node server/${one.file}`] as const);
  const scripts: Record<string, string> = { start: 'node server', ...Object.fromEntries(commands) };
  return `${JSON.stringify({ name, version, description, license, private: true, engines, scripts }, null, 2)}\n`;
}
