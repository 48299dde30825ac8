import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Catches that a session has ended already, as requested: the question is closed and the list read again. */
export const endedAlready = (close: () => void, refetch: () => unknown) => (reason: unknown) => {
  if (!(reason instanceof ApiError) || reason.status !== 404) return false;
  toast({ title: 'Already ended', message: 'That session was over before you ended it.' });
  close();
  void refetch();
  return true;
};
