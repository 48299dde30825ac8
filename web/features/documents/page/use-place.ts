import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { DocumentsState } from './use-documents-state.ts';

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
export function usePlace({ search, setSearch }: DocumentsState): Place {
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const folderId = params.get('folder');
  const q = params.get('q');
  const [shownFolder, setShownFolder] = useState(folderId);
  if (shownFolder !== folderId) {
    setShownFolder(folderId);
    setSearch('');
  }
  // Of a link, also of one that is followed after a sign-in.
  useEffect(() => {
    if (q !== null) setSearch(q);
  }, [q, setSearch]);
  useEffect(() => {
    if (![null, search].includes(inAddress('q'))) navigate(address({ q: null }), { replace: true });
  }, [search, navigate]);
  useEffect(() => {
    // A link to the screen itself, as in the sidebar.
    const onPush = () => window.location.search === '' && setSearch('');
    window.addEventListener('pushState', onPush);
    return () => window.removeEventListener('pushState', onPush);
  }, [setSearch]);
  const openFolder = useCallback(
    (id: string | null) => {
      setSearch('');
      if (id !== inAddress('folder')) navigate(address({ folder: id, document: null, q: null }));
    },
    [navigate, setSearch],
  );
  const openDocument = useCallback(
    (id: string, at?: object) => {
      // A second click while the preview opens must not add a history entry.
      if (id !== inAddress('document')) navigate(address({ document: id }), { state: { ...openedHere, ...at } });
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
  return { folderId, documentId: params.get('document'), openFolder, openDocument, closeDocument };
}

/** At this moment, also for calls that end long after the render. */
export function inAddress(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
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

const cameFromHere = (state: unknown): boolean => 'strongroomPreview' in Object(state);
