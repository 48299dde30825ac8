import { toast } from '#web/ui/feedback/toast.ts';
import { isNetworkRefused, isUnauthorized, problemCode, serverMessage } from './api-error.ts';

export interface Said {
  title: string;
  message: string;
}

/** What the product says of a change. */
export interface ChangeWords<Data = unknown, Variables = unknown> {
  /** None where what follows says it. */
  done?: Said | ((data: Data, variables: Variables) => Said);
  failed: Said;
  /** The server's own words stand in the place of the message, where it says any. */
  asServerSays?: boolean;
}

export function sayDone<Data, Variables>(words: ChangeWords<Data, Variables>, data: Data, variables: Variables): void {
  const said = typeof words.done === 'function' ? words.done(data, variables) : words.done;
  if (said) toast({ ...said, about: words.failed });
}

/** Says nothing where the session is over or the network is refused: that is said by itself. */
export function sayFailed({ failed, asServerSays }: Omit<ChangeWords, 'done'>, error: unknown): void {
  if (isUnauthorized(error) || isNetworkRefused(error)) return;
  // Why it was not confirmed is nowhere else to be read.
  const code = problemCode(error);
  const isAsSaid = asServerSays ?? (code === 'second-factor-required' || code === 'sign-in-again');
  const message = (isAsSaid ? serverMessage(error) : undefined) ?? failed.message;
  toast({ ...failed, message, tone: 'destructive', about: failed });
}
