import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AuditFilter, filterIn, searchOf } from './audit-filter.ts';

export interface AuditFiltering {
  filter: AuditFilter;
  /** @param isTyped replaces the history entry, so that Back does not undo single letters */
  change: (change: Partial<AuditFilter>, isTyped?: boolean) => void;
  /** Whether the period is one's own dates, also before one of them is given. */
  isOwn: boolean;
  setIsOwn: (isOwn: boolean) => void;
}

export function useAuditFilter(): AuditFiltering {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo(() => filterIn(search), [search]);
  const [isOwn, setIsOwn] = useState(false);
  const change = useCallback(
    (changed: Partial<AuditFilter>, isTyped = false) => {
      // A new period replaces a person's own dates.
      if ('range' in changed && 'from' in changed && 'to' in changed) setIsOwn(false);
      // Reads the present address, since two changes may come before the next render.
      const next = searchOf({ ...filterIn(window.location.search), ...changed });
      if (next !== window.location.search) navigate(`/audit${next}`, { replace: isTyped });
    },
    [navigate],
  );
  const { range, from, to } = filter;
  return { filter, change, isOwn: range === null && (isOwn || from !== '' || to !== ''), setIsOwn };
}
