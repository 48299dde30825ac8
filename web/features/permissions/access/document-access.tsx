import { useListDocumentAccess } from '#contract/hooks/access.ts';
import type { Document } from '#contract/types.ts';
import { WhoHasAccess } from './who-has-access.tsx';

/** Who can see, view and download a document. */
export function DocumentAccess({ document: { id, name, folderId } }: { document: Document }) {
  return <WhoHasAccess query={useListDocumentAccess(id)} name={name} isFolder={false} homeId={folderId} />;
}
