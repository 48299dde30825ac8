// The other commands of package.json that must work in a fresh clone; each first installs what is missing.
import { spawn } from 'node:child_process';
import { devAddresses } from './dev/addresses.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { asChild, childEnvironment, endOf, install, root, runChild, runScript } from './setup.mjs';

if (process.env.npm_lifecycle_event !== undefined) endWithParent(process.ppid);

const vite = (...args) => runChild(['node_modules/vite/bin/vite.js', ...args]);
const storybook = (...args) =>
  runChild(['node_modules/storybook/dist/bin/dispatcher.js', ...args, '--disable-telemetry'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });

/**
 * The reference server behind Vite, with sign-ins returning to Vite's address. Each ends with the other. With
 * SERVER_URL, Vite runs alone.
 */
async function serverAndVite(rest) {
  const { serverPort, publicUrl, serverUrl, isOwnServer } = devAddresses(process.env, rest);
  const viteArguments = ['--mode', 'server', '--strictPort', ...rest];
  if (isOwnServer) return vite(...viteArguments);
  const start = (args, env) => {
    const options = { cwd: root, stdio: 'inherit', env: { ...childEnvironment(), ...env } };
    return spawn(process.execPath, [...asChild, ...args], options);
  };
  const server = start(['--import', 'tsx', 'reference-server/main.ts'], { PORT: serverPort, PUBLIC_URL: publicUrl });
  const client = start(['node_modules/vite/bin/vite.js', ...viteArguments], { SERVER_URL: serverUrl });
  server.once('exit', () => client.kill());
  client.once('exit', () => server.kill());
  const [ended, { status, wasSignalled }] = await Promise.all([endOf(server), endOf(client)]);
  // The server has printed why it ended; after a regular end, Vite was the reason.
  process.exit(ended.status === 0 && !wasSignalled ? status : ended.status);
}

const commands = {
  mock: (rest) => vite('--mode', 'mock', ...rest),
  server: serverAndVite,
  'mock-server': (rest) => runScript('scripts/mock-server.ts', ...rest),
  storybook: (rest) => storybook('dev', '--port', '6006', '--no-open', ...rest),
  build: (rest) => runScript('scripts/build.ts', ...rest),
  'build-storybook': async (rest) => {
    await storybook('build', '--output-dir', `${root}/storybook-static`, ...rest);
    await runScript('scripts/storybook/thumbnails.ts');
  },
};

const [name, ...rest] = process.argv.slice(2);
await install();
await commands[name](rest).catch((error) => {
  console.error(error instanceof RangeError ? error.message : error);
  process.exit(1);
});
