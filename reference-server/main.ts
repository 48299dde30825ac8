// Starts the server from the environment; a wrong setting is reported in one line, without a stack.
import { writeSync } from 'node:fs';
import { isLoopback } from './settings/addresses.ts';
import { demoPeople } from './demonstration/demo-people.ts';
import { readSettings, type Settings, SettingsError } from './settings/env.ts';
import { endOnFaults, endOnSignal } from './process/process-end.ts';
import { openLog } from './process/open-log.ts';
import { resetDataFolder } from './storage/reset.ts';
import { DatabaseUnfit } from './postgres/migrate.ts';
import { type RunningServer, startServer } from './server.ts';
import { DataFolderError } from './storage/disk/data-error.ts';
import { watchStart } from './storage/disk/start-watch.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  endOnFaults(log);
  let server: RunningServer | null = null;
  // npm and other tools that run scripts of package.json.
  const isPassedOn = process.env['npm_lifecycle_event'] !== undefined;
  // From now on, since the start may wait for its database, and the first process of a container ignores other signals.
  endOnSignal(async () => server?.close(), log, isPassedOn);
  if (process.argv.includes('--reset')) {
    if (settings.databaseUrl !== undefined)
      throw new SettingsError('--reset empties a data folder, and DATABASE_URL says that the room is in a database.');
    await resetDataFolder(settings);
  }
  const watch = watchStart(settings.dataDir, endAtOnce);
  server = await startServer(settings, log);
  watch.stop();
  // Printed last, since scripts may stop the server as soon as it is ready.
  announce(server, settings);
}

/** Exiting normally would wait for the calls that hang. */
function endAtOnce(message: string): void {
  writeSync(process.stderr.fd, `${message}\n`);
  process.kill(process.pid, 'SIGKILL');
}

function announce(server: RunningServer, settings: Settings): void {
  const { url, metricsUrl, chainHead, invitationLink, areDemoAccountsOpen, warnings } = server;
  console.log(`\n  Strongroom is ready:  ${url}\n`);
  if (settings.databaseUrl === undefined) console.log(`  Data folder           ${settings.dataDir}`);
  else console.log(`  Database              ${withoutPassword(settings.databaseUrl)}`);
  console.log(`  Audit chain head      ${chainHead}`);
  if (metricsUrl !== null) console.log(`  Metrics               ${metricsUrl}`);
  if (invitationLink !== null) console.log(`  First administrator   ${invitationLink}`);
  if (areDemoAccountsOpen) {
    console.log('\n  Demo accounts');
    for (const { role, email, password } of demoPeople)
      console.log(`    ${role.padEnd(8)}  ${email.padEnd(26)}  ${password}`);
  }
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !isLoopback(hostname))
    console.log('\n  PUBLIC_URL is http: others on the network can read passwords, sessions and documents. Use https.');
  for (const warning of warnings) console.log(`\n  ATTENTION: ${warning}`);
  console.log('');
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

main().catch((error: unknown) => {
  const isExplained = [SettingsError, DataFolderError, DatabaseUnfit].some((kind) => error instanceof kind);
  if (isExplained && error instanceof Error) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
