// Files through the server: download and upload speed, and the effect on memory.
import { dataOf } from '#server/testing/client.ts';
import { apiOf, type RealServer } from '../real-server.ts';
import type { Server } from '../program.ts';
import { OURS, type BenchOptions, type Sample } from '../samples.ts';
import { BARE_NODE, NGINX, paths } from './contestants.ts';
import { DOWNLOAD, GROWTH, UPLOAD } from './server-measures.ts';
import { FILE_ID, sample, serving, type Stage } from './stage.ts';
import { transfer, type Transferred } from './transfer.ts';

const MEGABYTE = 1_000_000;
const LOOK_EVERY_MS = 5;

const speed = ({ milliseconds }: Transferred, { file }: Stage) => file.length / MEGABYTE / (milliseconds / 1000);
const sizeOf = ({ file }: Stage) => `${Math.round(file.length / 1024 / 1024)} MiB`;

const downloadOurs = ({ url, cookies }: RealServer) =>
  transfer({ url: `${url}/api/documents/${FILE_ID}/download`, headers: { cookie: cookies.admin } });

/** Only the PUT is timed, not the ticket. */
async function uploadToOurs({ ours, file }: Stage): Promise<Transferred> {
  const { uploadURL } = await dataOf(apiOf(ours).POST('/api/objects/upload'));
  return transfer({ url: uploadURL, method: 'PUT', body: file });
}

const uploadTo = ({ url }: Server, { file }: Stage) =>
  transfer({ url: `${url}${paths.upload}`, method: 'PUT', body: file });

export async function measureFiles(stage: Stage, { quick }: BenchOptions): Promise<Sample[]> {
  const { ours, others } = stage;
  const samples: Sample[] = [];
  const downloads: Record<string, () => Promise<Transferred>> = {
    ...Object.fromEntries(
      serving(stage, { koa: 'plain Koa', node: BARE_NODE, nginx: NGINX }).map(({ name, file }) => [
        name,
        () => transfer({ url: file }),
      ]),
    ),
    [OURS]: () => downloadOurs(ours),
  };
  const uploads: Record<string, () => Promise<Transferred>> = {
    [BARE_NODE]: () => uploadTo(others.node, stage),
    'plain Koa': () => uploadTo(others.koa, stage),
    [OURS]: () => uploadToOurs(stage),
  };
  for (let round = 0; round < (quick ? 2 : 12); round += 1) {
    for (const [measure, contestants] of [
      [DOWNLOAD, downloads],
      [UPLOAD, uploads],
    ] as const) {
      for (const [name, run] of Object.entries(contestants)) {
        const found = await run();
        // The first round is a warm-up.
        if (round > 0) samples.push(sample(measure, sizeOf(stage), name, 'MB/s', speed(found, stage)));
      }
    }
  }
  return samples;
}

/** Runs after files were transferred already, so that first-use costs do not count. */
export async function measureGrowth(stage: Stage, { quick }: BenchOptions): Promise<Sample[]> {
  const { ours, others } = stage;
  const contestants = [
    { name: BARE_NODE, server: others.node, upload: () => uploadTo(others.node, stage) },
    { name: OURS, server: ours, upload: () => uploadToOurs(stage) },
  ];
  const samples: Sample[] = [];
  for (let round = 0; round < (quick ? 1 : 4); round += 1) {
    for (const { name, server, upload } of contestants)
      samples.push(sample(GROWTH, `upload of ${sizeOf(stage)}`, name, 'MiB', await gained(server, upload)));
    samples.push(
      sample(GROWTH, `download of ${sizeOf(stage)}`, OURS, 'MiB', await gained(ours, () => downloadOurs(ours))),
    );
  }
  return samples;
}

async function gained(server: Server, work: () => Promise<unknown>): Promise<number> {
  const before = server.memory();
  let most = before;
  const look = () => (most = Math.max(most, server.memory()));
  const timer = setInterval(look, LOOK_EVERY_MS);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}
