// Builds the production app with all optimisations but one.
import path from 'node:path';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { root } from '../../scripts/setup.mjs';
import type { Trick } from './tricks.ts';

const configFile = path.join(root, 'vite.config.ts');
const plainFiles = path.join(import.meta.dirname, 'plain');

/** Builds into `outDir`. @throws Error if the build has no such step */
export async function buildWithout({ plugin, file }: Trick, outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile);
  if (!loaded) throw new Error(`${configFile} could not be read`);
  const { config } = loaded;
  const plugins = await flat(config.plugins ?? []);
  const left = plugins.filter(({ name }) => name !== plugin);
  if (plugin !== undefined && left.length === plugins.length) throw new Error(`The build has no step ${plugin}`);
  await build({
    ...config,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [...(file === undefined ? [] : [plainInPlaceOf(path.join(root, 'web', file))]), ...left],
    build: { ...config.build, outDir },
  });
}

async function flat(options: PluginOption): Promise<Plugin[]> {
  const option = await options;
  if (Array.isArray(option)) return (await Promise.all(option.map(flat))).flat();
  return option ? [option] : [];
}

/** Replaces the optimised file by the plain one of its name. */
function plainInPlaceOf(clever: string): Plugin {
  const plain = path.join(plainFiles, `${path.parse(clever).name}.ts`);
  return {
    name: 'plain in place of clever',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === clever ? plain : undefined;
    },
  };
}
