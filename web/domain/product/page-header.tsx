import { createContext, type ReactNode, use } from 'react';
import { CurrentUserContext } from '#web/session/current-user.ts';
import { roomNameFor } from './product-name.ts';

/** The navigation button that the shell places before the title on small screens. */
export const PageHeaderStart = createContext<ReactNode>(null);

interface PageHeaderProps {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  /** The place of the actions on phones: in the bar, or below it with the subtitle. */
  actionsPlacement?: 'bar' | 'below';
}

/** The head of every screen, which does not scroll; on phones only the bar stays. */
export function PageHeader({ title, subtitle, actions, actionsPlacement = 'bar' }: PageHeaderProps) {
  const start = use(PageHeaderStart);
  const isBelow = actionsPlacement === 'below';
  const actionRow = actions !== undefined && (
    <div className="flex flex-none items-center gap-2 md:col-start-2 md:row-span-2 md:row-start-1 max-md:pr-2">
      {actions}
    </div>
  );
  return (
    <>
      <title>{`${title} · ${roomNameFor(use(CurrentUserContext))}`}</title>
      <header className="z-20 flex-none border-border bg-surface max-md:contents md:sticky md:top-0 md:grid md:h-18 md:grid-cols-[minmax(0,1fr)_auto] md:content-center md:items-center md:gap-x-4 md:border-b md:px-6">
        <div className="z-20 h-14 flex-none items-center gap-2 border-b border-border bg-surface px-2 max-md:sticky max-md:top-0 max-md:flex md:contents">
          {start}
          <h1 className="min-w-0 flex-1 text-title text-text max-[389px]:text-cell min-[390px]:max-lg:text-title-sm max-md:line-clamp-2 max-md:leading-tight md:row-start-1 md:truncate">
            {title}
          </h1>
          {!isBelow && actionRow}
        </div>
        <p
          title={subtitle}
          className="min-w-0 flex-none text-cell text-text-subtle max-md:px-4 max-md:pt-3 md:row-start-2 md:truncate"
        >
          {subtitle}
        </p>
        {isBelow && <div className="flex-none max-md:pt-2 max-md:pr-2 max-md:pl-4 md:contents">{actionRow}</div>}
      </header>
    </>
  );
}
