// The core's ports in a browser.
import { fileTypeFromBuffer } from 'file-type';
import { noLimits } from '#core/ports/limits.ts';
import type { RoomPorts } from '#core/room/room.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Ids } from '#core/ports/ids.ts';
import type { ByteSource } from '#core/ports/objects.ts';
import { MemoryHistory } from '#core/store/memory-history.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { webHasher, webSigner } from '#core/testing/web-crypto.ts';
import { devices } from '#server/callers/devices.ts';
import { networks } from '#server/callers/networks.ts';
import { compareHere } from '#server/comparing/object-comparer.ts';
import { searchHere } from '#server/searching/search-here.ts';
import { openFactors } from '#server/factors/factors.ts';
import { byPersona } from './persona.ts';
import { createWatermarker } from './watermarker.ts';
import type { Report } from '#core/reports/report.ts';

// The mock protects nothing: a fixed key keeps upload links valid across reloads and tabs.
const key = 'the-mock-signs-with-a-key-that-everybody-knows';
const signer = webSigner(key);

export interface PortsOptions extends Pick<RoomPorts, 'objects' | 'clock' | 'ids' | 'origin'> {
  /** A store that keeps its commits. */
  store: StoreEngine;
  /** The data room's name; without it, `getCurrentUser` omits `room`. */
  room?: RoomPorts['room'];
  /** Identifies the caller; by default the chosen persona. */
  identify?: RoomPorts['identify'];
  /** Whether PDFs and pictures, which the mock cannot watermark, are shown unmarked; true by default. */
  showsUnmarked?: boolean;
}

export function createPorts({ showsUnmarked, ...options }: PortsOptions): RoomPorts {
  return {
    identify: byPersona,
    ...options,
    signer,
    hasher: webHasher,
    sniffer: { sniff: async (head) => (await fileTypeFromBuffer(head))?.mime ?? null },
    watermarker: createWatermarker(options.objects, showsUnmarked),
    comparer: compareHere(options.objects),
    textSearch: searchHere(options.objects),
    networks,
    devices,
    factors: openFactors({ key, origin: options.origin }),
    reportPdf: mockReportPdf,
    history: new MemoryHistory(webHasher, options.store.commits),
    limits: noLimits,
    retentionDays: 30,
    // A 5xx of the mock is a defect and must be visible.
    // oxlint-disable-next-line no-console -- the console is where a developer looks, and tests fail on it.
    reportFault: (error, requestId) => console.error(`The core failed on request ${requestId}:`, error),
  };
}

/** The page's clock, which tests and stories may fix. */
export const pageClock: Clock = { now: () => new Date() };

export const randomIds: Ids = {
  next: () => crypto.randomUUID(),
  token: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

/** Ids that are the same in every run: `document-new-1`, `folder-new-2`. */
export function countedIds(): Ids {
  let count = 0;
  const next = () => String((count += 1));
  return { next: (kind) => `${kind}-new-${next()}`, token: () => `token-${next().padStart(32, '0')}` };
}

const body = new URL('../node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', import.meta.url);
const bold = new URL('../node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf', import.meta.url);
const wide = new URL('../node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf', import.meta.url);
const wideBold = new URL('../node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf', import.meta.url);
const mono = new URL('../node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf', import.meta.url);

/** Loads the server's code and fonts on first use. */
async function* mockReportPdf(report: Report): ByteSource {
  const { reportPdf } = await import('#server/reports/pdf/report-pdf.ts');
  const read = (...urls: URL[]) => Promise.all(urls.map(bytesOf));
  const fonts = { body: await read(body, wide), bold: await read(bold, wideBold), mono: await read(mono) };
  const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve));
  yield* reportPdf({ fonts, giveWay })(report);
}

async function bytesOf(url: URL): Promise<Uint8Array> {
  if (url.protocol !== 'file:') return new Uint8Array(await (await fetch(url)).arrayBuffer());
  // Loaded this way so that browser bundlers do not follow it.
  return process.getBuiltinModule('node:fs').promises.readFile(url);
}
