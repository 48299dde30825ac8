// What two servers must agree on even if their words differ: status, code, rows created by the sequence, and bytes. Ids
// become the order of creation, so that the same item has the same name on both sides.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { mediaTypeOf, textOf, type WireAnswer } from '../target.ts';
import { idsIn } from './mask.ts';

/** What the sequence has created so far, in order. */
export interface Made {
  readonly folders: readonly string[];
  readonly documents: readonly string[];
  readonly users: readonly string[];
  readonly groups: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

const figures = z.object({
  activeUsers: z.number(),
  totalDocuments: z.number(),
  securityEvents: z.number(),
  downloads: z.number(),
});
const rows = z.array(z.looseObject({}));
const entry = z.looseObject({ id: z.string() });

/** Texts and settings that differ by server, and values that depend on the time or on what was in the room before. */
const ownWords = new Set([
  'message',
  'title',
  'detail',
  'invalidParams',
  'requestId',
  'description',
  'link',
  'instance',
  'lastVisitAt',
  'tasks',
  'room',
  'retentionDays',
  'readsScans',
]);
/** Lists whose order the contract specifies. */
const ordered = new Set([
  'listUsers',
  'listDocumentVersions',
  'listDocumentPermissions',
  'listDocumentReaders',
  'listAuditLogs',
]);
const content = new Set(['downloadDocument', 'downloadDocumentVersion']);

export class Meaning {
  #begin: z.output<typeof figures> & { entry: string } = {
    activeUsers: 0,
    totalDocuments: 0,
    securityEvents: 0,
    downloads: 0,
    entry: '',
  };

  /** @param absent names of properties that one side does not have */
  constructor(
    private readonly made: Made,
    private readonly absent: ReadonlySet<string>,
  ) {}

  begin(metrics: WireAnswer, audit: WireAnswer): void {
    const [newest] = z.array(entry).parse(JSON.parse(textOf(audit)));
    this.#begin = { ...figures.parse(JSON.parse(textOf(metrics))), entry: newest?.id ?? '' };
  }

  answer(id: string, answer: WireAnswer): string {
    const { status } = answer;
    if (status >= 300 || status === 204) return `${status}${this.#code(answer)}`;
    if (id === 'previewDocument' || id === 'createUploadTicket' || id === 'storeObject') return String(status);
    if (content.has(id)) {
      const range = answer.headers.get('content-range');
      const hash = createHash('sha256').update(answer.bytes).digest('hex').slice(0, 16);
      return [status, mediaTypeOf(answer), `${answer.bytes.length} bytes ${hash}`, ...(range ? [range] : [])].join(
        '\n',
      );
    }
    // Pages differ by server.
    if (mediaTypeOf(answer) === 'text/html') return String(status);
    return `${status}\n${this.#told(id, jsonOf(answer))}`;
  }

  #code(answer: WireAnswer): string {
    if (!mediaTypeOf(answer)?.endsWith('json')) return '';
    const { code, canCascade, childFolderCount, documentCount } = jsonOf(answer) as Row;
    const counts =
      canCascade === undefined ? '' : ` ${String(childFolderCount)} folders, ${String(documentCount)} documents`;
    return ` ${String(code)}${counts}`;
  }

  #told(id: string, value: unknown): string {
    if (id === 'getDashboardMetrics') return this.#figures(value);
    // It contains actions of others.
    if (id === 'listRecentActivity') return '';
    const found = rows.safeParse(value);
    if (!found.success) return JSON.stringify(this.#value(id, '', value), null, 1);
    const own = this.#own(id, found.data).map((row) => JSON.stringify(this.#value(id, '', row)));
    return (ordered.has(id) ? own : own.toSorted()).join('\n');
  }

  #figures(value: unknown): string {
    const now = figures.parse(value);
    return ['totalDocuments', 'securityEvents', 'downloads', 'activeUsers']
      .map((name) => `${name} ${now[name as keyof typeof now] - this.#begin[name as keyof typeof now]}`)
      .join('\n');
  }

  /** Rows created by the sequence. */
  #own(id: string, found: readonly Row[]): readonly Row[] {
    const { folders, documents, users } = this.made;
    const has = (list: readonly string[], value: unknown) => list.some((one) => one === value);
    if (id === 'listDocuments') return found.filter((row) => has(documents, row['id']));
    if (id === 'listFolders') return found.filter((row) => has(folders, row['id']));
    if (id === 'listUsers') return found.filter((row) => has(users, row['id']));
    if (id === 'listDocumentReaders') return found.filter((row) => has(users, row['userId']));
    if (id !== 'listAuditLogs') return found;
    const end = found.findIndex((row) => row['id'] === this.#begin.entry);
    return found.slice(0, end < 0 ? found.length : end).filter((row) => has(users, row['userId']));
  }

  #value(id: string, key: string, value: unknown): unknown {
    if (Array.isArray(value)) {
      const ids = idsIn(key, value);
      return ids ? ids.map((one) => this.#place(one)).sort() : value.map((one) => this.#value(id, key, one));
    }
    if (typeof value === 'object' && value !== null) {
      const isEntry = id === 'listAuditLogs';
      const kept = Object.entries(value)
        .filter(([name]) => !this.absent.has(name))
        .filter(([name]) => !ownWords.has(name) || (name === 'description' && !isEntry))
        .filter(([name]) => !(isEntry && (name === 'id' || name === 'userAgent' || name === 'ipAddress')))
        .toSorted(([one], [other]) => one.localeCompare(other));
      return Object.fromEntries(kept.map(([name, one]) => [name, this.#value(id, name, one)]));
    }
    if (key.endsWith('At')) return value === null ? null : '<time>';
    if (typeof value === 'string' && /^(?:id|.*Id)$/.test(key)) return this.#place(value);
    return value;
  }

  /** `document 2`: the order of creation. */
  #place(id: string): string {
    const { folders, documents, users, groups } = this.made;
    for (const [name, list] of Object.entries({ folder: folders, document: documents, person: users, group: groups })) {
      const at = list.indexOf(id);
      if (at >= 0) return `${name} ${at + 1}`;
    }
    return 'another';
  }
}

function jsonOf(answer: WireAnswer): unknown {
  try {
    return JSON.parse(textOf(answer)) as unknown;
  } catch {
    return { code: 'what is no JSON' };
  }
}
