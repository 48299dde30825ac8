// Every call that can reveal a name, a count or a byte of a document to a reader.
import type { components } from '#contract/api.d.ts';
import { openRoom } from '../../room/room.ts';
import type { DocumentRecord } from '../../records/records.ts';
import { collect, once } from '../../store/memory-objects.ts';
import type { CoreOperationId } from '../../call/operation.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { type TestAnswer, type TestCall, testRequest, type TestRoom } from '../../testing/room.ts';

type Version = components['schemas']['DocumentVersion'];

/** As many versions as any test document has. */
export const numbers = ['1', '2', '3'] as const;

type CallOfOne = [name: string, operation: CoreOperationId, call: Omit<TestCall, 'as'>];

/** Calls about one document that change nothing, by name. */
export const aboutOne: readonly CallOfOne[] = [
  ['versions', 'listDocumentVersions', {}],
  ['preview', 'previewDocument', {}],
  ['preview, its head', 'previewDocument', { isHead: true }],
  ['preview, a part', 'previewDocument', { headers: { range: 'bytes=0-3' } }],
  ['preview, beyond its end', 'previewDocument', { headers: { range: 'bytes=99999-' } }],
  ['download', 'downloadDocument', {}],
  ['download, its head', 'downloadDocument', { isHead: true }],
  ['download, a part', 'downloadDocument', { headers: { range: 'bytes=9-15' } }],
  ['download, its end', 'downloadDocument', { headers: { range: 'bytes=-2' } }],
  ['download, beyond its end', 'downloadDocument', { headers: { range: 'bytes=99999-' } }],
  ...numbers.flatMap((version): CallOfOne[] => [
    [`download of ${version}`, 'downloadDocumentVersion', { params: { version } }],
    [`download of ${version}, its head`, 'downloadDocumentVersion', { params: { version }, isHead: true }],
    [`preview of ${version}`, 'previewDocumentVersion', { params: { version } }],
    ...numbers.map((to): CallOfOne => [
      `compare ${version} with ${to}`,
      'compareDocumentVersions',
      { query: { from: version, to } },
    ]),
  ]),
];

export interface Received {
  row: DocumentRecord | undefined;
  versions: Version[];
  answers: Map<string, TestAnswer>;
  archive: { files: number; size: number; leftOut: number };
  /** Path and text of each entry. */
  entries: [string, string][];
  /** The titles passed to the watermarker. */
  titles: (string | undefined)[];
  /** The complete answer, including headers. */
  everything: string;
}

export async function receive(room: TestRoom, as: string, id: string, folderIds: string[]): Promise<Received> {
  const { watermarker } = room.ports;
  const titles: (string | undefined)[] = [];
  room.ports.watermarker = {
    watermark: (object, mark, signal) => {
      titles.push(mark.title);
      return watermarker.watermark(object, mark, signal);
    },
  };
  const answers = new Map<string, TestAnswer>();
  for (const [name, operation, call] of aboutOne)
    answers.set(name, await room.call(operation, { ...call, as, params: { id, ...call.params } }));
  room.ports.watermarker = watermarker;
  const documents = await room.call('listDocuments', { as });
  const folders = await room.call('listFolders', { as });
  const seen = (folders.json as { id: string }[]).map((folder) => folder.id).filter((one) => folderIds.includes(one));
  const row = (documents.json as DocumentRecord[]).find((one) => one.id === id);
  const selection = { documentIds: row ? [id] : [], folderIds: seen };
  const { archive, entries, texts } = await archiveOf(room, as, selection);
  const versions = answers.get('versions')?.status === 200 ? (answers.get('versions')?.json as Version[]) : [];
  const everything = [documents, folders, ...answers.values()].map(({ text, headers }) => [text, headers]);
  return { row, versions, answers, archive, entries, titles, everything: JSON.stringify([everything, texts, titles]) };
}

/** The answers of these calls for a document that never existed. */
export async function answersAboutNothing(room: TestRoom, as: string): Promise<Map<string, TestAnswer>> {
  const answers = new Map<string, TestAnswer>();
  for (const [name, operation, call] of aboutOne)
    answers.set(name, await room.call(operation, { ...call, as, params: { id: 'document-none', ...call.params } }));
  return answers;
}

interface Selection {
  documentIds: string[];
  folderIds: string[];
}

async function archiveOf(room: TestRoom, as: string, json: Selection) {
  const nothing = { archive: { files: 0, size: 0, leftOut: 0 }, entries: [], texts: [] };
  if (json.documentIds.length + json.folderIds.length === 0) return nothing;
  const prepared = await room.call('prepareArchive', { as, json });
  if (prepared.status !== 201) throw new Error(prepared.text);
  const { id, files, size, leftOut } = prepared.json as { id: string; files: number; size: number; leftOut: number };
  const request = testRequest('downloadArchive', { as, params: { id } });
  const { headers, body } = await openRoom(room.ports, room.memory).answer(request);
  const bytes = await collect(body instanceof Uint8Array || body === null ? once(body ?? new Uint8Array()) : body);
  const entries = (await readZip(bytes)).map((entry): [string, string] => [
    entry.path,
    new TextDecoder().decode(entry.bytes),
  ]);
  return { archive: { files, size, leftOut }, entries, texts: [prepared.text, headers, entries] };
}
