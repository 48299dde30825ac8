import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface Place {
  /** As the address says; the folder need not exist. */
  folderId: string | null;
  documentId: string | null;
  openFolder: (id: string | null) => void;
  openDocument: (id: string) => void;
  closeDocument: () => void;
}

/** What the history entry of a preview that was opened here carries: closing it then goes back, as Back does. */
const openedHere = { strongroomPreview: true };

/** The open folder and the open preview live in the address, so that Back, reload and a shared link work. */
export function usePlace(): Place {
  const params = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const openFolder = useCallback(
    (id: string | null) => {
      if (id !== new URLSearchParams(window.location.search).get('folder'))
        navigate(address({ folder: id, document: null }));
    },
    [navigate],
  );
  const openDocument = useCallback(
    (id: string) => navigate(address({ document: id }), { state: openedHere }),
    [navigate],
  );
  const closeDocument = useCallback(() => {
    if (cameFromHere(window.history.state)) window.history.back();
    else navigate(address({ document: null }), { replace: true });
  }, [navigate]);
  return {
    folderId: params.get('folder'),
    documentId: params.get('document'),
    openFolder,
    openDocument,
    closeDocument,
  };
}

function address(changes: Record<string, string | null>): string {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '/documents' : `/documents?${query}`;
}

function cameFromHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'strongroomPreview' in state;
}
