// The other commands of package.json that must work in a fresh clone: each installs what is missing first.
import { spawn } from 'node:child_process';
import { install, root, run, runScript } from './setup.mjs';

const vite = (...args) => run(process.execPath, ['node_modules/vite/bin/vite.js', ...args]);
const storybook = (...args) =>
  run(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', ...args, '--disable-telemetry'], {
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });

/** The reference server behind Vite: people come back from signing in to Vite's address. */
function serverAndVite(rest) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'reference-server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { PORT: '3000', PUBLIC_URL: 'http://localhost:5173', ...process.env },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  const client = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--mode', 'server', '--strictPort', ...rest],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  client.on('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => client.kill(signal));
}

const commands = {
  mock: (rest) => vite('--mode', 'mock', ...rest),
  server: serverAndVite,
  storybook: (rest) => storybook('dev', '--port', '6006', '--no-open', ...rest),
  build: (rest) => runScript('scripts/build.ts', ...rest),
  'build-storybook': (rest) => {
    storybook('build', '--output-dir', `${root}/storybook-static`, ...rest);
    runScript('scripts/thumbnails.ts');
  },
};

const [name, ...rest] = process.argv.slice(2);
install();
commands[name](rest);
