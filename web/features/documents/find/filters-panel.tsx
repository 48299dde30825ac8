import { type RefObject, useEffect, useRef } from 'react';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';
import { accessLevelValues, type Document } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { activeFilterCount, type Filters, noFilters } from '../model/documents-query.ts';
import { useWorkspace } from '../page/workspace.ts';
import { isNewSince, sinceLastVisit } from '../model/new-since.ts';
import { approvals } from './approval-filter.ts';

const levels: readonly { value: Filters['access']; label: string }[] = [
  { value: 'all', label: 'All' },
  ...accessLevelValues.map((value) => ({ value, label: accessLabel(value) })),
];

const types: readonly { value: Filters['type']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pdf', label: 'PDF' },
  { value: 'doc', label: 'Document' },
  { value: 'image', label: 'Image' },
  { value: 'other', label: 'Other' },
];

export interface FiltersPanelProps {
  documents: readonly Document[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** A press on the button does not close the panel, because the button toggles it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Choices apply at once. */
export function FiltersPanel({ documents, filters, onChange, button, onClose }: FiltersPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const closeBeside = ({ target }: PointerEvent) => {
    if (target instanceof Node && ![panel, button].some(({ current }) => current?.contains(target))) onClose();
  };
  useWindowEvent('pointerdown', closeBeside, true);
  // On the window, because a button that was just disabled has lost the focus.
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape') return;
    onClose();
    button.current?.focus();
  });
  useEffect(() => {
    panel.current?.querySelector('select')?.focus();
  }, []);
  const user = useCurrentUser();
  const { favourites } = useWorkspace();
  const hasApproval = mayCall(roles.listPendingApprovals, roleOf(user));
  const since = sinceLastVisit(user);
  const isNew = (document: Document) => since !== null && isNewSince(document, since);
  const count = activeFilterCount(filters);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Filters"
      className="animate-rise absolute top-full right-0 z-30 mt-1 grid w-66 max-md:-right-12 gap-4 rounded-xl border border-border-strong bg-surface-raised p-4 shadow-overlay"
    >
      <Select
        label="Access Level"
        value={filters.access}
        onChange={(event) => onChange({ ...filters, access: chosen(levels, event.target.value) })}
      >
        {levels.map(option)}
      </Select>
      <Select
        label="File Type"
        value={filters.type}
        onChange={(event) => onChange({ ...filters, type: chosen(types, event.target.value) })}
      >
        {types.map(option)}
      </Select>
      {hasApproval && (
        <Select
          label="Approval"
          value={filters.approval === 'all' ? 'all' : filters.approval.value}
          onChange={({ target }) =>
            onChange({ ...filters, approval: approvals.find(({ value }) => value === target.value) ?? 'all' })
          }
        >
          <option value="all">All</option>
          {approvals.map(option)}
        </Select>
      )}
      {favourites && (
        <Checkbox
          label={`Favourites (${grouped(favourites.size)})`}
          checked={filters.favourites !== 'all'}
          onChange={({ target }) => onChange({ ...filters, favourites: target.checked ? favourites : 'all' })}
        />
      )}
      {since && (
        <Checkbox
          label={`New since my last visit (${grouped(documents.filter(isNew).length)})`}
          checked={filters.since !== 'all'}
          onChange={({ target }) => onChange({ ...filters, since: target.checked ? isNew : 'all' })}
        />
      )}
      <div className="flex items-center justify-between text-caption text-text-subtle">
        <span aria-live="polite">{`${counted(count, 'filter')} active`}</span>
        <Button variant="quiet" size="sm" disabled={count === 0} onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      </div>
    </div>
  );
}

/** A select returns text; only offered values are accepted. */
function chosen<Value extends string>(options: readonly { value: Value }[], text: string): Value | 'all' {
  return options.find(({ value }) => value === text)?.value ?? 'all';
}
