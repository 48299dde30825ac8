import { useState } from 'react';
import { useRequestAccess } from '#contract/hooks/tasks.ts';
import { useChange } from '#web/api/use-change.ts';
import { Button } from '#web/ui/form/button.tsx';
import { taskWords } from '../words/task-words.ts';

/** Requests access to the item of a link, without revealing whether it exists. */
export function AskForAccess({ itemId }: { itemId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useChange(useRequestAccess, taskWords.requestAccess);
  return (
    <Button
      isBusy={ask.isPending}
      disabled={isAsked}
      onClick={() => void ask.run({ data: { itemId } }, { done: () => setIsAsked(true) })}
    >
      {isAsked ? 'Asked' : 'Ask for Access'}
    </Button>
  );
}
