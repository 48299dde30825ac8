import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#web/domain/bulk/job.ts';
import { startBulk } from '#web/domain/bulk/start-bulk.tsx';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import type { ItemKey } from '../model/item-key.ts';

export interface Changer {
  queryClient: QueryClient;
  show: (dialog: PageDialog) => void;
}

/** Changes these items; items that could not be changed stay selected. */
export function bulkChange({ queryClient, show }: Changer, keys: readonly ItemKey[], job: Job): Promise<void> {
  return startBulk(
    {
      queryClient,
      show: (draw) =>
        show(({ onItemsChanged, onClose }) =>
          draw({ onEnd: (unchanged) => onItemsChanged(keys.filter((key) => unchanged.has(key))), onClose }),
        ),
    },
    job,
  );
}
