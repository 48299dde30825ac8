// One size of the benchmark: our server and the others, with the same documents and the same file.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { plainPdf } from '#server/preview/testing/awkward-pdfs.ts';
import { startRealServer, type RealServer } from '../real-server.ts';
import type { Sample } from '../samples.ts';
import { fillFolder, paths, startContestants, type Contestants } from './contestants.ts';
import { fetchBytes } from './transfer.ts';

export interface Stage {
  documents: number;
  ours: RealServer;
  others: Contestants;
  /** The others' data folder; files may be added to it. */
  folder: string;
  /** The bytes of the large file, which is the document `FILE_ID` of ours. */
  file: Uint8Array;
  /** Documents without a preview yet. */
  pdfIds: readonly string[];
  close(): Promise<void>;
}

export interface StageOptions {
  documents: number;
  fileMegabytes: number;
  pdfs: number;
}

export const FILE_ID = 'large-file';
export const PDF_PAGES = 20;

export async function openStage({ documents, fileMegabytes, pdfs }: StageOptions): Promise<Stage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-bench-others-'));
  const file = randomBytes(fileMegabytes * 1024 * 1024);
  const pages = await Promise.all(Array.from({ length: pdfs }, () => plainPdf(PDF_PAGES)));
  // A comment at the end makes each file different.
  const distinct = pages.map((bytes, at) => Buffer.concat([bytes, Buffer.from(`\n% ${at}\n`)]));
  const pdfIds = distinct.map((_, at) => `pdf-${at}`);
  const files = [
    { id: FILE_ID, type: 'application/zip', bytes: () => file },
    ...distinct.map((bytes, at) => ({ id: `pdf-${at}`, type: 'application/pdf', bytes: () => bytes })),
  ];
  const ours = await startRealServer({ documents, files });
  try {
    await fillFolder(folder, await fetchBytes(`${ours.url}/api/documents`, { cookie: ours.cookies.admin }), file);
    await fillFolder(path.join(folder, 'pdf'), Buffer.from('[]'), distinct[0] ?? Buffer.alloc(0));
    const others = await startContestants(folder);
    const close = async () => {
      await Promise.all([ours.close(), others.close()]);
      await rm(folder, { recursive: true, force: true });
    };
    return { documents, ours, others, folder, file, pdfIds, close };
  } catch (error) {
    await ours.close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A sample of the server's side. */
export function sample(
  measure: string,
  size: string | number,
  contestant: string,
  unit: Sample['unit'],
  value: number,
): Sample {
  return { side: 'server', measure, size: String(size), contestant, unit, value };
}

/** Names and servers of those that serve lists and files, if installed. */
export function serving({ others }: Stage, names: { koa: string; node: string; nginx: string }) {
  const all = [
    { name: names.koa, url: others.koa.url },
    { name: names.node, url: others.node.url },
    ...(others.nginx ? [{ name: names.nginx, url: others.nginx.url }] : []),
  ];
  return all.map(({ name, url }) => ({ name, list: `${url}${paths.list}`, file: `${url}${paths.file}` }));
}
