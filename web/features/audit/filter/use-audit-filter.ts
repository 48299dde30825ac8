import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AuditFilter, filterIn, searchOf } from './audit-filter.ts';

export interface AuditFiltering {
  filter: AuditFilter;
  /** @param isTyped one letter more is no step that Back should undo */
  change: (change: Partial<AuditFilter>, isTyped?: boolean) => void;
}

export function useAuditFilter(): AuditFiltering {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo(() => filterIn(search), [search]);
  const change = useCallback(
    (changed: Partial<AuditFilter>, isTyped = false) => {
      // As the address is at this very moment: two changes may come before the screen is drawn again.
      const next = searchOf({ ...filterIn(window.location.search), ...changed });
      if (next !== window.location.search) navigate(`/audit${next}`, { replace: isTyped });
    },
    [navigate],
  );
  return { filter, change };
}
