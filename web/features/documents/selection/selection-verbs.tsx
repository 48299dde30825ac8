import { Download, ShieldEllipsis, UserPlus } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { Action } from '../actions/action.ts';
import { takeAlong } from '../archive/take-along.tsx';

const BulkAccess = loadedLater(() => import('./bulk-access.tsx').then((module) => module.BulkAccess));
const BulkSettings = loadedLater(() =>
  import('./bulk-settings-dialog.tsx').then((module) => module.BulkSettingsDialog),
);

const bulkDownload: Action = {
  id: 'download-together',
  label: 'Download',
  icon: Download,
  selection: 'many',
  applies: () => true,
  mayAlways: () => true,
  run: ({ show }, items) => void takeAlong(items, show),
};

/** A single document has this in its preview. */
const bulkSettings: Action = {
  id: 'settings-together',
  label: 'Access level and restrictions…',
  icon: ShieldEllipsis,
  selection: 'many',
  applies: ({ kind }) => kind === 'document',
  may: (rights) => rights.maySeePermissions,
  mayNever: (rights) => !rights.maySeePermissions,
  mayAlways: (rights) => rights.maySeePermissions,
  alwaysOn: 'document',
  run: ({ show }, items) => show(({ onClose }) => <BulkSettings items={items} show={show} onClose={onClose} />),
};

/** A single item has this in its permissions. */
const giveAccess: Action = {
  id: 'give-access',
  label: 'Give access…',
  icon: UserPlus,
  selection: 'many',
  applies: () => true,
  may: (rights) => rights.maySeePermissions,
  mayNever: (rights) => !rights.maySeePermissions,
  mayAlways: (rights) => rights.maySeePermissions,
  run: ({ show }, items) => show(({ onClose }) => <BulkAccess items={items} show={show} onClose={onClose} />),
};

/** Actions of selections only; single items have other ways to each. */
export const selectionVerbs: readonly Action[] = [bulkDownload, bulkSettings, giveAccess];
