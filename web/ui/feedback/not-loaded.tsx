import type { ComponentProps } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingList } from './loading-list.tsx';

interface NotLoadedProps extends Omit<ComponentProps<typeof LoadingList>, 'label'> {
  /** Such as "the terms". */
  what: string;
  query: { error: unknown; refetch: () => unknown };
}

/** In place of a list: its placeholder while it loads, or the failure with Retry. */
export function NotLoaded({ what, query: { error, refetch }, ...rows }: NotLoadedProps) {
  if (error) return <ErrorState title={`Failed to load ${what}`} error={error} onRetry={() => void refetch()} />;
  return <LoadingList label={`Loading ${what}...`} {...rows} />;
}
