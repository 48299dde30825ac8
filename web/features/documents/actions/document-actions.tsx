import { Eye, Files, FileUp, FolderOpen, Settings2 } from 'lucide-react';
import { whoOpened } from '#web/domain/activity/who-opened.ts';
import { pickFile } from '#web/domain/files/pick-files.ts';
import { uploadVersion } from '#web/features/documents/dialogs/adding.tsx';
import { aboutDocument } from '#web/features/documents/dialogs/page-dialog.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { atVersions } from '#web/ui/browser/preview-at.ts';
import { type Action, forDocuments } from './action.ts';

const SettingsDialog = loadedLater(
  'SettingsDialog',
  () => import('#web/features/preview/settings/settings-dialog.tsx'),
);

/** Actions that only the menu of a document offers. */
export const documentActions: readonly Action[] = [
  /** From a search, Recent Documents or the tree to its folder. */
  {
    id: 'show-in-folder',
    label: 'Show in folder',
    icon: FolderOpen,
    ...forDocuments((context, document) => context.showInFolder(document)),
  },
  /** Works without a preview, which would count as a view. */
  {
    id: 'settings',
    label: 'Settings',
    icon: Settings2,
    may: (rights) => rights.mayChangeSettings,
    ...forDocuments((context, { id }) =>
      context.show(
        aboutDocument(id, (document, { onClose }) => <SettingsDialog document={document} onClose={onClose} />),
      ),
    ),
  },
  {
    id: 'versions',
    label: 'Version history',
    icon: Files,
    ...forDocuments((context, { id }) => context.openDocument(id, atVersions)),
  },
  /** Files of any name: the document keeps its name. */
  {
    id: 'upload-version',
    label: 'Upload new version',
    icon: FileUp,
    may: (rights) => rights.mayUpload,
    ...forDocuments((context, { id }) => pickFile((file) => context.show(uploadVersion(id, file)))),
  },
  /** For users who may search the audit log. Without a preview, which would count as a view. */
  {
    id: 'who-opened',
    label: 'Who opened this',
    icon: Eye,
    may: (rights) => rights.maySeePermissions,
    ...forDocuments((context, { id }) => context.goTo(whoOpened(id))),
  },
];
