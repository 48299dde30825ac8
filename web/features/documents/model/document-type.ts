import type { Document } from '#contract/types.ts';
import { fileKind } from '#web/domain/files/file-kind.ts';

/** The four answers of the type filter. */
export type DocumentType = 'pdf' | 'doc' | 'image' | 'other';

/** What the filter takes a document for: what its tile shows. */
export function documentType({ mimeType, name }: Pick<Document, 'mimeType' | 'name'>): DocumentType {
  const kind = fileKind(mimeType, name);
  return kind === 'sheet' || kind === 'slide' ? 'other' : kind;
}
