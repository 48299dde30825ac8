import { useListFolderAccess } from '#contract/hooks/access.ts';
import type { Folder } from '#contract/types.ts';
import { WhoHasAccess } from './who-has-access.tsx';

export function FolderAccess({ folder: { id, name } }: { folder: Folder }) {
  return <WhoHasAccess query={useListFolderAccess(id)} name={name} isFolder homeId={id} />;
}
