import { Equal, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Document, VersionComparison } from '#contract/types.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ComparisonTable, type Visit } from './comparison-table.tsx';
import { DownloadBoth } from './download-both.tsx';
import { FactsTable } from './facts-table.tsx';
import { NotComparedState } from './not-compared-state.tsx';
import type { Layout, Rows } from './rows/rows.ts';
import { TableHead } from './table-head.tsx';

export interface ComparedContentProps {
  comparison: VersionComparison;
  document: Document;
  rows: Rows;
  layout: Layout;
  visit: Visit | null;
}

/** Facts about both versions, and the changes below. */
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
          message="The files differ, but not in what they say: formatting, pictures or what the file tells of itself may have changed."
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
  return (
    <Notice icon={Scissors} tone="warning">
      {changes > shown
        ? `Only the first ${grouped(shown)} of ${counted(changes, 'change')} are shown.`
        : `Only the first ${counted(shown, 'change')} are shown: there are more.`}
    </Notice>
  );
}

function Scrolled({ above, children }: { above: ReactNode; children: ReactNode }) {
  return (
    <div className="size-full overflow-auto">
      {above}
      {children}
    </div>
  );
}
