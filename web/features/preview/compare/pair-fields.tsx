import { ArrowLeftRight } from 'lucide-react';

import type { DocumentVersion } from '#contract/types.ts';
import { dateText } from '#web/format/date-time.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { Pair } from './use-comparison.ts';

interface PairFieldsProps {
  versions: readonly DocumentVersion[];
  pair: Pair;
  onChange: (pair: Pair) => void;
}

export function PairFields({ versions, pair, onChange }: PairFieldsProps) {
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
