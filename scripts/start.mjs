// `npm start`: installs what is missing, builds the web app and the server when their sources changed, and starts the
// reference server.
import { spawn } from 'node:child_process';
import { install, root, runScript, serverFile } from './setup.mjs';

install();
runScript('scripts/build.ts', '--if-changed');

const server = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', serverFile, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
// The terminal sends Ctrl+C to the server as well; this process only waits for it to finish what it is doing.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
