import type { ComponentProps } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingList } from './loading-list.tsx';

interface NotLoadedProps extends Omit<ComponentProps<typeof LoadingList>, 'label'> {
  /** Such as "the terms". */
  what: string;
  query: ComponentProps<typeof ErrorState>['query'];
}

/** In place of a list: its placeholder while it loads, or the failure with Retry. */
export function NotLoaded({ what, query, ...rows }: NotLoadedProps) {
  if (query.error) return <ErrorState title={`Failed to load ${what}`} query={query} />;
  return <LoadingList label={`Loading ${what}...`} {...rows} />;
}
