import { Equal, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Document, VersionComparison, VersionFacts } from '#contract/types.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ComparisonTable, type Visit } from './comparison-table.tsx';
import { DownloadBoth } from './download-both.tsx';
import { NotComparedState } from './not-compared-state.tsx';
import type { Layout, Rows } from './rows/rows.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { columns } from './rows/columns.ts';
import { comparedFacts, type Fact } from './changed-facts.ts';

export interface ComparedContentProps {
  comparison: VersionComparison;
  document: Document;
  rows: Rows;
  layout: Layout;
  visit: Visit | null;
}

export function ComparedContent({ comparison, rows, layout, visit, document }: ComparedContentProps) {
  const { from, to, content } = comparison;
  const both = { document, pair: { from: from.version, to: to.version } };
  const facts = <FactsTable from={from} to={to} />;
  if (content.kind === 'none') {
    return (
      <Scrolled above={facts}>
        <NotComparedState content={content} {...both} />
      </Scrolled>
    );
  }
  if (rows.starts.length === 0) {
    return (
      <Scrolled above={facts}>
        <EmptyState
          icon={Equal}
          title={content.kind === 'text' ? 'The same text' : 'The same cells'}
          message="The files differ, but their text does not: formatting, pictures or properties of the file may have changed."
          action={<DownloadBoth {...both} />}
        />
      </Scrolled>
    );
  }
  const { isCut, changes } = content;
  const columns = content.kind === 'text' ? layout : 'cells';
  const cut = isCut && <CutNotice shown={rows.starts.length} changes={changes} />;
  return (
    <ComparisonTable
      label={`What changed from version ${from.version} to version ${to.version}`}
      rows={rows}
      layout={layout}
      visit={visit}
      head={<TableHead of={columns} from={from.version} to={to.version} />}
      above={
        <>
          {facts}
          {cut && <div className="px-5 pb-4 max-md:px-4">{cut}</div>}
        </>
      }
      below={cut && <div className="px-5 py-4 max-md:px-4">{cut}</div>}
    />
  );
}

function CutNotice({ shown, changes }: { shown: number; changes: number }) {
  const [first, are] = shown === 1 ? ['first', 'is'] : [`first ${grouped(shown)}`, 'are'];
  return (
    <Notice icon={Scissors} tone="warning">
      {changes > shown
        ? `Only the ${first} of ${counted(changes, 'change')} ${are} shown.`
        : `Only the ${first} ${shown === 1 ? 'change' : 'changes'} ${are} shown: there are more.`}
    </Notice>
  );
}

function Scrolled({ above, children }: { above: ReactNode; children: ReactNode }) {
  return (
    <div role="region" aria-label="Comparison" tabIndex={0} className="size-full overflow-auto outline-offset-[-2px]">
      {above}
      {children}
    </div>
  );
}

/** The columns' names. Stacked lines show them by signs, so that their head is for screen readers only. */
function TableHead({ of, from, to }: { of: keyof typeof columns; from: number; to: number }) {
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

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Changed facts besides the text: uploader, time, comment, name, size, hash. */
function FactsTable({ from, to }: { from: VersionFacts; to: VersionFacts }) {
  const { changed, same } = comparedFacts(from, to);
  return (
    <section aria-label="What is known of both versions" className="px-5 py-4 max-md:px-4">
      <table className="w-full max-w-200 table-fixed border-collapse text-left text-cell">
        <thead>
          <tr className="text-caption text-text-subtle">
            <th scope="col" className="w-24 py-1 pr-3 font-label max-md:w-21">
              <span className="sr-only">Fact</span>
            </th>
            <th scope="col" className="py-1 pr-4 font-label">
              Version {from.version}
            </th>
            <th scope="col" className="py-1 font-label">
              Version {to.version}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-y border-border">
          {changed.map((fact) => (
            <FactRow key={fact.name} {...fact} />
          ))}
        </tbody>
      </table>
      {same.length > 0 && <p className="mt-2 text-caption text-text-subtle">The same in both: {listed.format(same)}</p>}
    </section>
  );
}

function FactRow({ name, before, after, full }: Fact) {
  const cell = 'py-1.5 align-top wrap-anywhere tabular-nums';
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-3 align-top text-caption leading-5 font-label text-text-subtle">
        {name}
      </th>
      <td className={`${cell} pr-4 text-text-muted`} title={full?.before}>
        {before}
      </td>
      <td className={cell} title={full?.after}>
        {after}
      </td>
    </tr>
  );
}
