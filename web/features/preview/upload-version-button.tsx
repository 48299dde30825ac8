import { FileUp } from 'lucide-react';

import * as roles from '#contract/roles.ts';
import type { Document } from '#contract/types.ts';
import { pickFile } from '#web/domain/files/pick-files.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { mayCall } from '#web/session/may-call.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

const UploadDocumentDialog = loadedLater(
  async () => (await import('#web/features/uploads/document/upload-document-dialog.tsx')).UploadDocumentDialog,
);

/** Takes a file as the next version of the document; nothing for those who may not. */
export function UploadVersionButton({ document }: { document: Document }) {
  const role = roleOf(useCurrentUser());
  const upload = useDialogs<File>();
  if (!mayCall(roles.registerDocument, role)) return null;
  return (
    <>
      <IconButton
        label="Upload new version"
        icon={FileUp}
        size="md"
        onClick={() => pickFile((file) => upload.show(file))}
      />
      {upload.open && (
        <UploadDocumentDialog
          key={upload.open.key}
          folderId={document.folderId}
          version={{ of: document, file: upload.open.dialog }}
          onClose={upload.close}
        />
      )}
    </>
  );
}
