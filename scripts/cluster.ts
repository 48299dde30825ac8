import { demoPeople } from '#server/demonstration/demo-people.ts';
import { startCluster } from '#server/testing/cluster/cluster.ts';
import { runScript } from '#server/testing/program.ts';
import { readOptions } from './options.ts';

const usage = `npm run cluster [-- --servers N] [--port PORT]
Runs several servers on this machine, to try them out and kill them: PostgreSQL, an S3-compatible store, copies of
the server and a balancer that alternates between them. Everything is new, on loopback, and removed at the end.`;

const { values } = readOptions({ options: { servers: { type: 'string' }, port: { type: 'string' } } }, usage);

const wholeNumber = (name: string, text: string, most: number) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  console.error(`--${name} takes a whole number from 1 to ${most}, not ${text}`);
  process.exit(2);
};
const servers = wholeNumber('servers', values.servers ?? '3', 16);
const port = wholeNumber('port', values.port ?? '3000', 65_535);

const built = await runScript('scripts/build.ts', ['--if-changed']);
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
const cluster = await startCluster({ servers, port, isDurable: true });
console.log(`\n  Strongroom is ready:  ${cluster.url}   (deals requests to ${servers} servers in turn)\n`);
for (const [at, { port: own, server }] of cluster.members.entries()) {
  console.log(`  Server ${at + 1}              http://localhost:${own}   process ${server.pid}`);
}
console.log(`  PostgreSQL            ${cluster.databaseUrl}`);
console.log(`  Objects               ${cluster.objectsUrl}`);
console.log('\n  Demo accounts');
for (const { role, email, password } of demoPeople)
  console.log(`    ${role.padEnd(8)}  ${email.padEnd(26)}  ${password}`);
console.log('\n  Kill a server and see that nothing is lost: one that ends by itself is started again.');
console.log('  Ctrl+C stops everything and removes it.\n');

const stopping = new AbortController();
const stop = () => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  cluster.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

for (const [at, member] of cluster.members.entries()) void keepUp(at + 1, member);

async function keepUp(name: number, member: (typeof cluster.members)[number]): Promise<void> {
  for (;;) {
    const end = await member.server.ended();
    if (stopping.signal.aborted) return;
    console.log(`  Server ${name} ended (${end}); it is started again.`);
    await member.restart().then(
      () => console.log(`  Server ${name} is back: process ${member.server.pid}`),
      (error: unknown) => console.error(`  Server ${name} does not start:`, error),
    );
  }
}
