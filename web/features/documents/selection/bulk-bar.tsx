import { X, Download, ShieldEllipsis, UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { keepToastsAbove } from '#web/ui/feedback/toasts-above.ts';
import { grouped } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import type { Action } from '../actions/action.ts';
import type { Rights } from '../actions/use-rights.ts';
import type { OpenMenu } from '../menu/open-menu.ts';
import type { ActionsOn, SelectionAction } from './use-selection-actions.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { takeAlong } from '../archive/take-along.tsx';

/** The distance to the bottom of the screen. */
const gapBelow = 24;

interface BulkBarProps {
  count: number;
  actions: readonly SelectionAction[];
  actionsOn: ActionsOn;
  rights: Rights;
  isPhone: boolean;
  showMenu: (menu: OpenMenu) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Floats over the list in select mode; on phones its actions are in a sheet. */
export function BulkBar(props: BulkBarProps) {
  const { count, actions, actionsOn, rights, isPhone, showMenu, onSelectAll, onClear } = props;
  // Actions that apply to none of the selected items are hidden.
  const verbs = [...actionsOn(selectionVerbs), ...actions.filter(({ action }) => action.selection === 'many')].filter(
    ({ action, count: possible }) => possible > 0 || action.mayAlways?.(rights) !== false,
  );
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const release = bar.current && keepToastsAbove(bar.current, gapBelow);
    return () => release?.();
  }, []);
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-6 z-20 flex justify-center max-md:bottom-3">
      <div
        ref={bar}
        role="toolbar"
        aria-label="Selection"
        className="animate-rise pointer-events-auto flex flex-wrap items-center justify-center gap-1 rounded-xl border border-border-strong bg-surface-raised py-2 pr-2 pl-4 shadow-overlay"
      >
        <span role="status" className="pr-1 text-base font-medium whitespace-nowrap text-text tabular-nums">
          {grouped(count)} selected
        </span>
        <Button variant="quiet" size="sm" onClick={onSelectAll}>
          Select all
        </Button>
        <Button variant="quiet" size="sm" onClick={onClear} className="max-md:hidden">
          Clear
        </Button>
        <span aria-hidden className="mx-2 h-5 w-px bg-border max-md:hidden" />
        {isPhone ? (
          <Button
            variant="primary"
            size="sm"
            aria-haspopup="menu"
            disabled={verbs.every(({ count: possible }) => possible === 0)}
            onClick={({ currentTarget }) => showMenu(sheetOf(verbs, count, currentTarget))}
          >
            Actions
          </Button>
        ) : (
          verbs.map(({ action, count: possible, run }) => (
            <Button
              key={action.id}
              variant={action.tone ?? 'quiet'}
              size="sm"
              icon={action.icon}
              disabled={possible === 0}
              onClick={run}
            >
              {verbOf(action, possible)}
            </Button>
          ))
        )}
        <IconButton label="Leave select mode" icon={X} size="md" onClick={onClear} />
      </div>
    </div>
  );
}

const verbOf = ({ label }: Action, possible: number): string => `${label} (${grouped(possible)})`;

function sheetOf(verbs: readonly SelectionAction[], count: number, trigger: HTMLElement): OpenMenu {
  return {
    label: `${grouped(count)} selected`,
    at: trigger.getBoundingClientRect(),
    trigger,
    entries: verbs
      .filter(({ count: possible }) => possible > 0)
      .map(({ action, count: possible, run }) => ({
        label: verbOf(action, possible),
        icon: action.icon,
        ...(action.tone && { tone: action.tone }),
        onSelect: run,
      })),
  };
}

const BulkAccess = loadedLater('BulkAccess', () => import('./bulk-access.tsx'));
const BulkSettings = loadedLater('BulkSettingsDialog', () => import('./bulk-settings-dialog.tsx'));

const bulkDownload: Action = {
  id: 'download-together',
  label: 'Download',
  icon: Download,
  selection: 'many',
  applies: () => true,
  mayAlways: () => true,
  run: ({ showNext }, items) => void takeAlong(items, showNext),
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
const selectionVerbs: readonly Action[] = [bulkDownload, bulkSettings, giveAccess];
