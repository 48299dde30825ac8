import { useMemo } from 'react';
import { mayCall } from '#web/session/may-call.ts';
import type { Document } from '#contract/types.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';

/** What the signed-in person may do on this screen, read from the contract. */
export interface Rights {
  mayUpload: boolean;
  mayCreateFolders: boolean;
  mayEditFolders: boolean;
  mayDeleteFolders: boolean;
  mayMove: boolean;
  maySeePermissions: boolean;
  mayExportIndex: boolean;
  /** Whoever uploaded it. */
  mayDeleteAny: boolean;
  mayDelete: (document: Document) => boolean;
  mayRename: (document: Document) => boolean;
}

export function useRights(): Rights {
  const user = useCurrentUser();
  const role = roleOf(user);
  const id = user.id as string | undefined;
  return useMemo(() => {
    // Without an id of one's own nothing is one's own.
    const owns = ({ uploadedById }: Document) => id !== undefined && id !== '' && uploadedById === id;
    return {
      mayUpload: mayCall('registerDocument', role),
      mayCreateFolders: mayCall('createFolder', role),
      mayEditFolders: mayCall('updateFolder', role),
      mayDeleteFolders: mayCall('deleteFolder', role),
      mayMove: mayCall('moveDocument', role) && mayCall('moveFolder', role),
      mayExportIndex: mayCall('exportIndex', role),
      maySeePermissions: mayCall('listDocumentPermissions', role),
      mayDeleteAny: mayCall('deleteDocument', role),
      mayDelete: (document) => mayCall('deleteDocument', role, owns(document)),
      mayRename: (document) => mayCall('renameDocument', role, owns(document)),
    };
  }, [role, id]);
}
