import { type SyntheticEvent, useState } from 'react';
import { useRequestAccess } from '#contract/hooks/tasks.ts';
import { tryAgainIn } from '#web/api/retry-after.ts';
import { serverNow } from '#web/api/server-time.ts';
import { useChange } from '#web/api/use-change.ts';
import { momentText } from '#web/format/date-time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { taskWords } from '#web/domain/words/task-words.ts';

/** Requests access to the item of a link, with a reason if wanted, without revealing whether it exists. */
export function AskForAccess({ itemId }: { itemId: string }) {
  const [isRequested, setIsRequested] = useState(false);
  const [reason, setReason] = useState('');
  const ask = useChange(useRequestAccess, taskWords.requestAccess);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const note = reason.trim();
    const done = () => setIsRequested(true);
    void ask.run({ data: { itemId, ...(note && { note }) } }, { done, catches: showTooOften });
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-2 text-left">
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label="Why you need it (optional)"
          maxLength={500}
          autoComplete="off"
          readOnly={isRequested}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {isRequested ? (
        <p ref={takeLostFocus} tabIndex={-1} className="rounded px-2 leading-9 text-text-muted">
          Asked
        </p>
      ) : (
        <Button type="submit" isBusy={ask.isPending}>
          Ask for Access
        </Button>
      )}
    </form>
  );
}

/** The limit is one of a day. */
function showTooOften(error: unknown): boolean {
  const wait = tryAgainIn(error);
  if (wait === 0) return false;
  const message = `You have asked too often. Ask again after ${momentText(new Date(serverNow() + wait))}.`;
  toast({ title: 'Error', message, tone: 'destructive' });
  return true;
}

/** The button that had the focus is gone. */
function takeLostFocus(words: HTMLElement | null): void {
  if (document.activeElement === document.body) words?.focus();
}
