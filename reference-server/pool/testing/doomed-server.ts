// Starts a process that loops for ever on a file, prints its id, and waits to be killed.
import { fileURLToPath } from 'node:url';
import { FileChild } from '../file-child.ts';

const worker = fileURLToPath(new URL('./rogue-worker.mjs', import.meta.url));
const child = new FileChild({ memoryMegabytes: 256, cpuSeconds: 60, fileMegabytes: 1 }, worker);
const mark = { email: 'ann@example.com', time: '2026-01-02T03:05:00.000Z' };
await child.run({ does: 'watermark', input: '', sha256: '', output: '', type: 'nothing', mark }, 60_000);
void child.run({ does: 'watermark', input: '', sha256: '', output: '', type: 'loop', mark }, 60_000);
process.stdout.write(`${child.pid ?? 0}\n`);
