import { Scale } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { aboutFolder } from '#web/features/documents/dialogs/page-dialog.tsx';
import { type Action, forFolders } from '../action.ts';

const LegalHoldDialog = loadedLater(
  async () => (await import('#web/features/documents/deleted/legal-hold-dialog.tsx')).LegalHoldDialog,
);

export const legalHold: Action = {
  id: 'legal-hold',
  label: 'Legal hold…',
  icon: Scale,
  buttons: [],
  may: (rights) => rights.maySetLegalHold,
  ...forFolders((context, { id }) =>
    context.show(aboutFolder(id, (folder, { onClose }) => <LegalHoldDialog folder={folder} onClose={onClose} />)),
  ),
};
