import { useCallback, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface Place {
  /** From the address; the folder need not exist. */
  folderId: string | null;
  documentId: string | null;
  openFolder: (id: string | null) => void;
  /** @param at a place in the preview, such as `atVersions` or `atWords` */
  openDocument: (id: string, at?: object) => void;
  closeDocument: () => void;
}

/** Marks history entries of previews opened here: closing goes back, like the Back button. */
const openedHere = { strongroomPreview: true };

/** The open folder and preview are in the address, so that Back, reloading and shared links work. */
export function usePlace(): Place {
  const params = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const openFolder = useCallback(
    (id: string | null) => {
      if (id !== folderInAddress()) navigate(address({ folder: id, document: null, q: null }));
    },
    [navigate],
  );
  const openDocument = useCallback(
    (id: string, at?: object) => {
      // A second click while the preview opens must not add a history entry.
      if (id !== new URLSearchParams(window.location.search).get('document'))
        navigate(address({ document: id }), { state: { ...openedHere, ...at } });
    },
    [navigate],
  );
  const isGoingBack = useRef(false);
  const closeDocument = useCallback(() => {
    // Going back takes a moment; a second call would leave the screen.
    if (isGoingBack.current) return;
    if (cameFromHere(window.history.state)) {
      isGoingBack.current = true;
      window.addEventListener('popstate', () => (isGoingBack.current = false), { once: true });
      goBack();
    } else navigate(address({ document: null }), { replace: true });
  }, [navigate]);
  return {
    folderId: params.get('folder'),
    documentId: params.get('document'),
    openFolder,
    openDocument,
    closeDocument,
  };
}

/** The open folder at this moment, also for calls that end long after the render. */
export function folderInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('folder');
}

function address(changes: Record<string, string | null>): string {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return `/documents${query && `?${query}`}`;
}

/** Goes back without closing an open dialog, as the browser's Back button does. */
function goBack(): void {
  const { navigation } = window as { navigation?: { back: (options: object) => void } };
  if (navigation === undefined) window.history.back();
  else navigation.back({ info: 'app' });
}

function cameFromHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'strongroomPreview' in state;
}
