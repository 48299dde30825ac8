import { UsersRound } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { MatrixBoard } from './matrix-board.tsx';
import { useMatrixData } from './use-matrix-data.ts';

export function AccessMatrixDialog({ onClose }: { onClose: () => void }) {
  const { folders, groups, read, error, refetch } = useMatrixData();
  if (folders && groups && read && folders.length > 0 && groups.length > 0)
    return <MatrixBoard source={{ folders, groups, read }} refetch={refetch} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="full" title="Access Matrix">
      {folders && groups && read ? (
        <EmptyState
          icon={UsersRound}
          title={groups.length === 0 ? 'No groups yet' : 'No folders yet'}
          message={groups.length === 0 ? 'Make one under Groups, or invite several people into one' : ''}
        />
      ) : error ? (
        <ErrorState title="Failed to load the matrix" query={{ error, refetch }} />
      ) : (
        <div className="grid place-items-center py-16">
          <Spinner label="Loading the matrix..." />
        </div>
      )}
    </Dialog>
  );
}
