import { KeyRound } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { aboutDocument } from '#web/features/documents/dialogs/page-dialog.tsx';
import { type Action, forDocuments } from '../action.ts';

const PermissionsDialog = loadedLater(
  'PermissionsDialog',
  () => import('#web/features/permissions/permissions-dialog.tsx'),
);

export const permissions: Action = {
  id: 'permissions',
  label: 'Permissions',
  icon: KeyRound,
  buttons: ['row'],
  may: (rights) => rights.maySeePermissions,
  ...forDocuments((context, { id }) =>
    context.show(
      aboutDocument(id, (document, { onClose }) => <PermissionsDialog document={document} onClose={onClose} />),
    ),
  ),
};
