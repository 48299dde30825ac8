import { CircleMinus, CirclePlus } from 'lucide-react';
import { useListUsers } from '#contract/hooks/users.ts';
import type { MoveEffect as Effect } from '#contract/types.ts';
import { problemCode } from '#web/api/api-error.ts';
import { failureReason } from '#web/api/failure-reason.ts';
import type { LoadQuery } from '#web/ui/feedback/error-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { effectWords } from './effect-words.ts';

export function MoveEffect({ query }: { query: LoadQuery<Effect> }) {
  const users = useListUsers();
  const { error, refetch } = query.error || users.data ? query : users;
  if (error) {
    const isTooMuch = problemCode(error) === 'invalid-request';
    const unknown = `Who gains and who loses access cannot be said. ${failureReason(error)}`;
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-cell text-danger">
        <p className="min-w-0 flex-1">{isTooMuch ? 'At most 10,000 can be changed at once. Select fewer.' : unknown}</p>
        {!isTooMuch && (
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return (
    <div role="status" className="text-cell text-text-muted">
      {query.data && users.data ? (
        <Sentences sentences={effectWords(query.data, users.data)} />
      ) : (
        'Looking at who gains and who loses access…'
      )}
    </div>
  );
}

function Sentences({ sentences }: { sentences: ReturnType<typeof effectWords> }) {
  if (sentences.length === 0) return 'Nobody’s access changes.';
  return (
    <ul className="grid gap-2">
      {sentences.map(({ side, words }) => {
        const Icon = side === 'gained' ? CirclePlus : CircleMinus;
        return (
          <li key={side} className="flex gap-2">
            <Icon
              size={16}
              aria-hidden
              className={side === 'gained' ? 'mt-0.5 flex-none text-success' : 'mt-0.5 flex-none text-danger'}
            />
            <span className="min-w-0 break-words">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
