// A worker that misbehaves as a malicious file could make it do; the job's type names how.
import { Buffer } from 'node:buffer';
import { appendFileSync, openSync, readdirSync, readlinkSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import process from 'node:process';
import { Worker } from 'node:worker_threads';

const [memoryMegabytes = 0, parentPid = 0] = process.argv.slice(2).map(Number);
const kept = [];

function openFiles() {
  const links = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  // Files and connections, without its channel, an unnamed socket, and the watchdog's program, which may be loading.
  return links.filter((link) => /^\/(?!dev\/|proc\/)/.test(link) && !link.endsWith('.mjs'));
}

const deeds = {
  bytes() {
    for (;;) kept.push(Buffer.alloc(8_000_000, 1));
  },
  heap() {
    for (;;) kept.push({ text: String(kept.length), more: [kept.length] });
  },
  loop() {
    for (;;);
  },
  file({ output }) {
    const file = openSync(output, 'w');
    for (;;) writeSync(file, Buffer.alloc(1_000_000));
  },
  crash() {
    process.kill(process.pid, 'SIGSEGV');
  },
  exit() {
    process.exit(3);
  },
  killed() {
    process.kill(process.pid, 'SIGKILL');
  },
  surroundings({ output }) {
    appendFileSync(output, JSON.stringify({ environment: Object.keys(process.env), openFiles: openFiles() }));
  },
  async network({ input, output }) {
    const socket = connect(Number(input), '127.0.0.1');
    const found = await new Promise((resolve) => {
      socket.once('connect', () => resolve('connected')).once('error', ({ code }) => resolve(code));
    });
    socket.destroy();
    appendFileSync(output, found);
  },
  // Long before the operating system's limit.
  watched() {
    watch((memoryMegabytes / 4) * 1024 * 1024);
  },
  nothing() {
    // Succeeds.
  },
};

function watch(mostBytes) {
  const watchdog = new Worker(new URL('../watchdog.mjs', import.meta.url), {
    execArgv: [],
    workerData: { parentPid, mostBytes },
  });
  return new Promise((resolve) => watchdog.once('online', resolve));
}

await watch(Infinity);
process.on('message', async (job) => {
  await deeds[job.type](job);
  const used = { memoryBytes: 0, cpuSeconds: 0 };
  process.send({ kind: 'done', result: { outcome: 'made', size: 1, sha256: 'x' }, used });
});
process.on('disconnect', () => process.exit());
process.send({ kind: 'ready' });
