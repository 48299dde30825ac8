import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GiveAccessDialog } from '#web/features/permissions/bulk/give-access-dialog.tsx';
import type { Item } from '../actions/action.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { bulkChange } from './bulk-change.ts';

interface BulkAccessProps {
  items: readonly Item[];
  show: (dialog: PageDialog) => void;
  onClose: () => void;
}

export function BulkAccess({ items, show, onClose }: BulkAccessProps) {
  const queryClient = useQueryClient();
  const targets = useMemo(
    () =>
      items.map((item) => {
        const { id, name } = item.kind === 'document' ? item.document : item.folder;
        return { kind: item.kind, id, name };
      }),
    [items],
  );
  const keys = items.map(({ key }) => key);
  return (
    <GiveAccessDialog
      targets={targets}
      onGive={(job) => {
        void bulkChange({ queryClient, show }, keys, job);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
