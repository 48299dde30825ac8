import type { Document } from '#contract/types.ts';
import { fileKind } from '#web/domain/files/file-kind.ts';

/** The values of the type filter. */
export type DocumentType = 'pdf' | 'doc' | 'image' | 'other';

/** The document's type for the filter, which matches its icon. */
export function documentType({ mimeType, name }: Pick<Document, 'mimeType' | 'name'>): DocumentType {
  const kind = fileKind(mimeType, name);
  return kind === 'sheet' || kind === 'slide' ? 'other' : kind;
}
