// A watermarked preview, first created and then cached.
import { OURS, type Sample } from '../samples.ts';
import { startPlainKoa } from './contestants.ts';
import { NO_WATERMARK, PREVIEW } from './server-measures.ts';
import { PDF_PAGES, sample, type Stage } from './stage.ts';
import { transfer } from './transfer.ts';
import path from 'node:path';

export async function measurePreviews({ ours, pdfIds, folder }: Stage): Promise<Sample[]> {
  const koa = await startPlainKoa(path.join(folder, 'pdf'));
  const preview = async (id: string) =>
    (await transfer({ url: `${ours.url}/api/documents/${id}/preview`, headers: { cookie: ours.cookies.viewer } }))
      .milliseconds;
  const size = `${PDF_PAGES} pages`;
  const samples: Sample[] = [];
  try {
    for (const [at, id] of pdfIds.entries()) {
      const plain = (await transfer({ url: `${koa.url}/file` })).milliseconds;
      const first = await preview(id);
      const again = await preview(id);
      // The first document starts the watermarking process.
      if (at === 0) continue;
      samples.push(sample(PREVIEW, size, NO_WATERMARK, 'ms', plain));
      samples.push(sample(PREVIEW, size, OURS, 'ms', first));
      samples.push(sample(PREVIEW, size, `${OURS}, again`, 'ms', again));
    }
  } finally {
    await koa.close();
  }
  return samples;
}
