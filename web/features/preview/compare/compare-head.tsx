import { DialogTitle } from '@headlessui/react';
import { ChevronDown, ChevronUp, Columns2, Printer, Rows3, X, ArrowLeftRight } from 'lucide-react';
import type { Document, DocumentVersion } from '#contract/types.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Segmented } from '#web/ui/layout/segmented.tsx';
import type { Visit } from './comparison-table.tsx';
import type { Layout } from './rows/rows.ts';
import type { Pair } from './use-comparison.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { dateText } from '#web/format/date-time.ts';
import { Select } from '#web/ui/form/select.tsx';

interface ChangeStepsProps {
  count: number;
  /** The present change, from 0; null before the first step. */
  current: number | null;
  onGo: (step: 1 | -1) => void;
}

interface CompareHeadProps {
  document: Document;
  versions: readonly DocumentVersion[];
  pair: Pair;
  onPair: (pair: Pair) => void;
  /** Null without a choice: on phones, and where no lines are shown. */
  layout: Layout | null;
  onLayout: (layout: Layout) => void;
  count: number;
  visit: Visit | null;
  onGo: (step: 1 | -1) => void;
  isPrintable: boolean;
  onClose: () => void;
}

const layouts = [
  { value: 'inline', label: 'Inline', icon: Rows3 },
  { value: 'split', label: 'Side by side', icon: Columns2 },
] as const;

export function CompareHead({ document, versions, pair, onPair, layout, onLayout, ...rest }: CompareHeadProps) {
  const { count, visit, onGo, isPrintable, onClose } = rest;
  return (
    <header className="relative flex min-h-16 flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-5 py-3 max-md:px-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3 max-md:basis-full max-md:pr-22">
        <KindTile mimeType={document.mimeType} name={document.name} size="md" />
        <div className="min-w-0">
          <DialogTitle className="text-dialog">Compare Versions</DialogTitle>
          <p className="truncate text-caption text-text-subtle" title={document.name}>
            {document.name}
          </p>
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:justify-between print:hidden">
        <PairFields versions={versions} pair={pair} onChange={onPair} />
        {layout !== null && <Segmented label="Layout" options={layouts} value={layout} onChange={onLayout} />}
        {count > 0 && <ChangeSteps count={count} current={visit?.change ?? null} onGo={onGo} />}
        <span className="flex items-center gap-2 max-md:absolute max-md:top-3 max-md:right-3">
          <IconButton
            label="Print"
            icon={Printer}
            size="md"
            disabledReason={document.printingRestricted ? 'Print Restricted' : undefined}
            disabled={!isPrintable}
            onClick={() => window.print()}
          />
          <IconButton label="Close" icon={X} size="md" onClick={onClose} />
        </span>
      </div>
    </header>
  );
}

/** Steps between changes; the present one is announced. */
function ChangeSteps({ count, current, onGo }: ChangeStepsProps) {
  const total = grouped(count);
  return (
    <div role="group" aria-label="Changes" className="flex flex-none items-center gap-1">
      <p role="status" className="mr-1 text-cell whitespace-nowrap text-text-muted tabular-nums">
        {current === null ? counted(count, 'change') : `Change ${grouped(current + 1)} of ${total}`}
      </p>
      <IconButton
        label="Previous change (P)"
        aria-keyshortcuts="p"
        icon={ChevronUp}
        size="md"
        disabled={count === 0}
        onClick={() => onGo(-1)}
      />
      <IconButton
        label="Next change (N)"
        aria-keyshortcuts="n"
        icon={ChevronDown}
        size="md"
        disabled={count === 0}
        onClick={() => onGo(1)}
      />
    </div>
  );
}

interface PairFieldsProps {
  versions: readonly DocumentVersion[];
  pair: Pair;
  onChange: (pair: Pair) => void;
}

function PairFields({ versions, pair, onChange }: PairFieldsProps) {
  const { from, to } = pair;
  return (
    <div className="flex min-w-0 items-center gap-1 max-md:w-full max-md:*:first:flex-1 max-md:*:last:flex-1">
      <VersionSelect
        label="From version"
        versions={versions}
        value={from}
        other={to}
        onChange={(next) => onChange({ from: next, to })}
      />
      <IconButton
        label="Swap versions"
        icon={ArrowLeftRight}
        size="md"
        onClick={() => onChange({ from: to, to: from })}
      />
      <VersionSelect
        label="To version"
        versions={versions}
        value={to}
        other={from}
        onChange={(next) => onChange({ from, to: next })}
      />
    </div>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly DocumentVersion[];
  value: number;
  other: number;
  onChange: (version: number) => void;
}

function VersionSelect({ label, versions, value, other, onChange }: VersionSelectProps) {
  const isGone = !versions.some(({ version }) => version === value);
  return (
    <Select
      label={label}
      isLabelHidden
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="tabular-nums"
    >
      {isGone && <option value={value}>Version {value}</option>}
      {versions.map(({ version, createdAt }) => (
        <option key={version} value={version} disabled={version === other}>
          Version {version} · {dateText(createdAt)}
        </option>
      ))}
    </Select>
  );
}
