// A second record of the journal's end, in a separate file: without it, a journal that lost its last lines or newest
// segment would look complete. The order makes it safe. A head is written only after its entries are durable, so after
// a power cut it is never ahead of the journal: if the journal lacks the recorded end, it was cut off. It is passed to
// the system before the change is acknowledged, so after a crash of the process it is never behind. It is not synced
// with each commit, but within `SYNC_WITHIN_MS`; a power cut may leave it behind by that much, which is harmless for a
// lower bound. Two slots take turns, each within one sector, so that an interrupted write leaves the previous head.
import path from 'node:path';
import { removeFile, writeAll, type Disk, type DiskFile, unlessMissing, writeNew } from '../disk/disk.ts';
import type { DiskRoomOptions } from '../disk/disk-room.ts';
import type { JournalHead } from './journal-reader.ts';
import { readOwn } from '../disk/own-file.ts';
import { hashedLine, hashOfLine } from './line-hash.ts';

/** `slot` is the place that contains it. */
export type KnownHead = { state: 'missing' | 'unreadable' } | { state: 'read'; head: JournalHead; slot: number };

const SLOT_BYTES = 512;
/** On different pages. */
const SLOTS = [0, 4096] as const;
const SYNC_WITHIN_MS = 100;

export const secondHeadFile = (dataDir: string): string => path.join(dataDir, 'journal.head');

/** The newer of the two. */
export async function readSecondHead(dataDir: string): Promise<KnownHead> {
  const bytes = await readOwn(secondHeadFile(dataDir)).catch(unlessMissing);
  if (bytes === null) return { state: 'missing' };
  const found = SLOTS.flatMap((start, slot) => {
    const head = parseSlot(bytes.subarray(start, start + SLOT_BYTES));
    return head ? [{ state: 'read' as const, head, slot }] : [];
  });
  const [newest] = found.sort((one, other) => other.head.seq - one.head.seq);
  return newest ?? { state: 'unreadable' };
}

function slotOf({ segment, offset, line, seq, hash: head }: JournalHead): Uint8Array {
  const sealed = hashedLine(JSON.stringify({ format: 1, segment, offset, line, seq, head })).line;
  return Buffer.from(`${sealed.padEnd(SLOT_BYTES - 1)}\n`);
}

function parseSlot(slot: Buffer): JournalHead | null {
  const text = slot.toString('latin1').trimEnd();
  if (hashOfLine(slot.subarray(0, text.length)) === null) return null;
  // Sealed by this program, so it has this shape.
  const { head: hash, ...place } = JSON.parse(text) as Omit<JournalHead, 'hash'> & { head: string };
  const { segment, offset, line, seq } = place;
  return { segment, offset, line, seq, hash };
}

/** Created atomically. */
async function makeFile(dataDir: string, disk: Disk, head: JournalHead): Promise<void> {
  const name = secondHeadFile(dataDir);
  const draft = `${name}.new`;
  await removeFile(disk, draft);
  await writeNew(disk, draft, async (file) => {
    for (const start of SLOTS) await writeAll(file, slotOf(head), start);
  });
  await disk.rename(draft, name);
  await disk.syncFolder(dataDir);
}

export type SecondHeadOptions = Pick<DiskRoomOptions, 'dataDir' | 'disk' | 'warn'>;

export class SecondHead {
  #file: DiskFile | null = null;
  #next = 0;
  #timer: NodeJS.Timeout | null = null;
  #syncing: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(private readonly options: SecondHeadOptions) {}

  /** Continues from a head that was compared with the journal, or creates the file. `head` must be durable. */
  async begin(known: KnownHead, head: JournalHead): Promise<void> {
    const { dataDir, disk } = this.options;
    if (known.state !== 'read') await makeFile(dataDir, disk, head);
    this.#file = await disk.open(secondHeadFile(dataDir), 'append');
    if (known.state !== 'read' || known.head.seq === head.seq) return;
    this.#next = 1 - known.slot;
    await this.note(head);
  }

  /** Never fails a commit: a missed head only stays behind until the next one. */
  async note(head: JournalHead): Promise<void> {
    if (!this.#file) return;
    const start = SLOTS[this.#next] ?? 0;
    this.#next = 1 - this.#next;
    try {
      await writeAll(this.#file, slotOf(head), start);
      this.#isFailing = false;
      this.#timer ??= setTimeout(() => this.#sync(), SYNC_WITHIN_MS).unref();
    } catch (error) {
      this.#warnOnce(error);
    }
  }

  async close(): Promise<void> {
    this.#sync();
    await this.#syncing;
    await this.#file?.close();
  }

  #sync(): void {
    if (!this.#timer || !this.#file) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#syncing = this.#file.datasync().catch((error: unknown) => this.#warnOnce(error));
  }

  #warnOnce(error: unknown): void {
    if (!this.#isFailing) this.options.warn("The journal's end could not be written down a second time.", error);
    this.#isFailing = true;
  }
}
