// The operators' commands as single files for plain Node, and the package.json that names them.
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

/** Commands for an existing data room: its folder, and its provider. */
const forOperators = /^tsx (scripts\/(?:data-folder\/([\w-]+)|(oidc-check))\.ts)$/;

interface Command {
  /** The name to type. */
  name: string;
  source: string;
  /** The file in the package. */
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

/** They are placed beside the server, where shared files, such as the password thread, are found. */
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

/** Names the included packages as dependencies, so that npm keeps them when it adds those of OCR. */
export function packageJson(root: string, project: ProjectPackage, folders: readonly string[]): string {
  const { name, version, description, license, engines } = project;
  const commands = operatorsCommands(root, project).map((one) => [one.name, `node server/${one.file}`] as const);
  const scripts: Record<string, string> = { start: 'node server', ...Object.fromEntries(commands) };
  const dependencies: Record<string, string> = {};
  for (const folder of folders) {
    const one = folder.slice('node_modules/'.length);
    if (one.includes('node_modules/')) continue;
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    dependencies[one] = z.object({ version: z.string() }).parse(JSON.parse(text)).version;
  }
  const fields = { name, version, description, license, private: true, engines, scripts, dependencies };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
