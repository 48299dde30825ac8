import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AuditFilter, filterIn, searchOf } from './audit-filter.ts';

export interface AuditFiltering {
  filter: AuditFilter;
  /** @param isTyped replaces the history entry, so that Back does not undo single letters */
  change: (change: Partial<AuditFilter>, isTyped?: boolean) => void;
}

export function useAuditFilter(): AuditFiltering {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo(() => filterIn(search), [search]);
  const change = useCallback(
    (changed: Partial<AuditFilter>, isTyped = false) => {
      // Reads the present address, since two changes may come before the next render.
      const next = searchOf({ ...filterIn(window.location.search), ...changed });
      if (next !== window.location.search) navigate(`/audit${next}`, { replace: isTyped });
    },
    [navigate],
  );
  return { filter, change };
}
