import { Settings2 } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { aboutDocument } from '#web/features/documents/dialogs/page-dialog.tsx';
import { type Action, forDocuments } from '../action.ts';

const SettingsDialog = loadedLater(
  async () => (await import('#web/features/preview/settings/settings-dialog.tsx')).SettingsDialog,
);

/** Without a preview, which would be a view. */
export const settings: Action = {
  id: 'settings',
  label: 'Settings',
  icon: Settings2,
  buttons: [],
  may: (rights) => rights.mayChangeSettings,
  ...forDocuments((context, { id }) =>
    context.show(
      aboutDocument(id, (document, { onClose }) => <SettingsDialog document={document} onClose={onClose} />),
    ),
  ),
};
