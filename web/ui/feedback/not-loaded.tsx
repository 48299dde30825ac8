import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingList } from './loading-list.tsx';

type NotLoadedProps = {
  /** Such as "the terms". */
  what: string;
  query: ComponentProps<typeof ErrorState>['query'];
  /** A message instead of the reason. */
  message?: string;
} & (Omit<ComponentProps<typeof LoadingList>, 'label'> | { children: ReactNode });

/** In place of a list or of something else: its placeholder while it loads, or the failure with Retry. */
export function NotLoaded({ what, query, message, ...placeholder }: NotLoadedProps) {
  if (query.error)
    return <ErrorState title={`Failed to load ${what}`} query={query} {...(message !== undefined && { message })} />;
  const label = `Loading ${what}...`;
  if (!('children' in placeholder)) return <LoadingList label={label} {...placeholder} />;
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {placeholder.children}
    </div>
  );
}
