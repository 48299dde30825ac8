import { useMemo } from 'react';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import type { Document } from '#contract/types.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';

export type Rights = ReturnType<typeof useRights>;

export function useRights() {
  const user = useCurrentUser();
  const role = roleOf(user);
  const id = user.id as string | undefined;
  return useMemo(() => {
    // Without an id, the user owns nothing.
    const owns = ({ uploadedById }: Document) => id !== undefined && id !== '' && uploadedById === id;
    return {
      mayUpload: mayCall(roles.registerDocument, role),
      mayCreateFolders: mayCall(roles.createFolder, role),
      mayEditFolders: mayCall(roles.updateFolder, role),
      mayDeleteFolders: mayCall(roles.deleteFolder, role),
      mayMove: mayCall(roles.moveDocument, role) && mayCall(roles.moveFolder, role),
      mayExportIndex: mayCall(roles.exportIndex, role),
      maySetLegalHold: mayCall(roles.setLegalHold, role),
      maySeePermissions: mayCall(roles.listDocumentPermissions, role),
      mayChangeSettings: mayCall(roles.updateDocumentSettings, role),
      /** Including documents uploaded by others. */
      mayDeleteAny: mayCall(roles.deleteDocument, role),
      mayDelete: (document: Document) => mayCall(roles.deleteDocument, role, owns(document)),
      mayRename: (document: Document) => mayCall(roles.renameDocument, role, owns(document)),
    };
  }, [role, id]);
}
