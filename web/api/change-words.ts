import { toast } from '#web/ui/feedback/toast.ts';
import { isNetworkRefused, isUnauthorized, problemCode, serverMessage } from './api-error.ts';

export interface Said {
  title: string;
  message: string;
}

/** The messages of a change. */
export interface ChangeWords<Data = unknown, Variables = unknown> {
  /** Absent where the following screen shows the result. */
  done?: Said | ((data: Data, variables: Variables) => Said);
  failed: Said;
  /** The server's message replaces this one, if it has any. */
  asServerSays?: boolean;
}

export function sayDone<Data, Variables>(words: ChangeWords<Data, Variables>, data: Data, variables: Variables): void {
  const said = typeof words.done === 'function' ? words.done(data, variables) : words.done;
  if (said) toast({ ...said, about: words.failed });
}

/** Shows nothing if the session is over or the network is refused, which have their own screens. */
export function sayFailed({ failed, asServerSays }: Omit<ChangeWords, 'done'>, error: unknown): void {
  if (isUnauthorized(error) || isNetworkRefused(error)) return;
  // Nothing else shows why the confirmation failed.
  const code = problemCode(error);
  const isAsSaid = asServerSays ?? (code === 'second-factor-required' || code === 'sign-in-again');
  const message = (isAsSaid ? serverMessage(error) : undefined) ?? failed.message;
  toast({ ...failed, message, tone: 'destructive', about: failed });
}
