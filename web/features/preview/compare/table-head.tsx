import { cx } from '#web/ui/theme/cx.ts';
import { columns } from './rows/columns.ts';

/** The columns' names. Stacked lines show them by signs, so that their head is for screen readers only. */
export function TableHead({ of, from, to }: { of: keyof typeof columns; from: number; to: number }) {
  if (of === 'inline') {
    return (
      <div role="row" aria-rowindex={1} className="sr-only">
        <span role="columnheader">Line in version {from}</span>
        <span role="columnheader">Line in version {to}</span>
        <span role="columnheader">Change</span>
        <span role="columnheader">Text</span>
      </div>
    );
  }
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cx(
        columns[of],
        'h-8 items-center border-y border-border bg-surface-sunken text-caption font-label text-text-muted',
      )}
    >
      <span role="columnheader" className={cx(of === 'cells' && 'px-2')}>
        {of === 'cells' ? 'Cell' : <span className="sr-only">Line</span>}
      </span>
      <span role="columnheader" className={of === 'cells' ? 'px-3' : 'px-1'}>
        Version {from}
      </span>
      {of === 'split' && (
        <span role="columnheader">
          <span className="sr-only">Line</span>
        </span>
      )}
      <span role="columnheader" className={of === 'cells' ? 'px-3' : 'px-1'}>
        Version {to}
      </span>
    </div>
  );
}
