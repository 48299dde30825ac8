import { SearchX } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Instead of a list that a search or filter leaves empty. */
export function NoMatch({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No documents match your search"
      message="Try adjusting your search terms or filters"
      action={<Button onClick={onReset}>Clear search</Button>}
    />
  );
}
