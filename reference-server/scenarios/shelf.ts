// Turns a list of items into rows and files; sizes in rows are real.
import { textType } from '../core/records/content-types.ts';
import { versionId } from '../core/records/keys.ts';
import type { AccessLevel, DocumentRecord, VersionRecord } from '../core/records/records.ts';
import type { Scenario } from './scenario.ts';

export interface Item {
  id: string;
  name: string;
  folderId: string | null;
  level: AccessLevel;
  /** The declared type. */
  mimeType: string;
  /** By magic bytes; for HTML and SVG by text. */
  magicType: string | null;
  description?: string;
  downloadRestricted?: boolean;
  printingRestricted?: boolean;
  /** Oldest first; at least one. */
  editions: readonly Edition[];
}

export interface Edition {
  by: string;
  at: string;
  /** The number of the earlier version with these bytes. */
  restoredFrom?: number;
  content: () => Uint8Array;
}

export function shelve(items: readonly Item[]): Pick<Scenario, 'documents' | 'versions' | 'objects'> {
  const objects: Record<string, () => Uint8Array> = {};
  const versions = items.flatMap((item) => item.editions.map((edition, at) => versionOf(item, edition, at, objects)));
  const newest = new Map(versions.map((version) => [version.documentId, version]));
  return { documents: items.map((item) => documentOf(item, newest.get(item.id))), versions, objects };
}

function versionOf(item: Item, edition: Edition, at: number, objects: Record<string, () => Uint8Array>): VersionRecord {
  const objectKey = `object-${item.id}-${edition.restoredFrom ?? at + 1}`;
  const bytes = objects[objectKey]?.() ?? edition.content();
  objects[objectKey] = () => bytes;
  return {
    id: versionId(item.id, at + 1),
    documentId: item.id,
    version: at + 1,
    objectKey,
    size: bytes.length,
    mimeType: item.mimeType,
    sniffedType: item.magicType ?? textType(bytes),
    sha256: null,
    uploadedById: edition.by,
    createdAt: edition.at,
    restoredFrom: edition.restoredFrom ?? null,
  };
}

function documentOf(item: Item, newest: VersionRecord | undefined): DocumentRecord {
  const [first] = item.editions;
  if (!first || !newest) throw new Error(`A document needs a version: ${item.id}`);
  return {
    id: item.id,
    name: item.name,
    description: item.description ?? null,
    folderId: item.folderId,
    mimeType: item.mimeType,
    size: newest.size,
    version: newest.version,
    accessLevel: item.level,
    downloadRestricted: item.downloadRestricted ?? false,
    printingRestricted: item.printingRestricted ?? false,
    updatedAt: newest.createdAt,
    createdAt: first.at,
    uploadedById: first.by,
  };
}
