import { useEffect, useState } from 'react';

import { ApiError, isUnauthorized } from '#web/api/api-error.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { isBusy } from '../../loading/retry-while-busy.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { FileChanged } from './ranges.ts';

/**
 * `waiting`: the server is busy, and the call will be repeated; `busy`: it still was after several tries;
 * `unreachable`: no answer; `refused`: there is no preview (any more); `unreadable`: the PDF cannot be shown here.
 */
export type PdfState = 'loading' | 'waiting' | 'busy' | 'unreachable' | 'refused' | 'unreadable' | 'open';

interface Read {
  state: PdfState;
  pdf: OpenPdf | null;
  /** Why it is not open. */
  error?: unknown;
}

/** The file at this address, reopened when it has changed; the earlier one stays on screen until then. */
export function usePdf(address: string): Read & { askAgain: () => void } {
  const [read, setRead] = useState<Read>({ state: 'loading', pdf: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof FileChanged) setRound((before) => before + 1);
      else if (isUnauthorized(error)) loseSession();
      else setRead({ state: failureOf(error), pdf: null, error });
    };
    const onBusy = () => setRead((before) => (before.pdf ? before : { ...before, state: 'waiting' }));
    openPdf(address, { signal, onBusy, onLost: fail }).then((pdf) => {
      if (signal.aborted) pdf.close();
      else setRead({ state: 'open', pdf });
    }, fail);
    return () => leaving.abort();
  }, [address, round]);
  const { pdf } = read;
  useEffect(() => () => pdf?.close(), [pdf]);
  const askAgain = () => {
    setRead({ state: 'loading', pdf: null });
    setRound(round + 1);
  };
  return { ...read, askAgain };
}

function failureOf(error: unknown): PdfState {
  if (isBusy(error)) return 'busy';
  if (error instanceof ApiError) return 'refused';
  // The browser's error for a failed connection.
  return error instanceof TypeError ? 'unreachable' : 'unreadable';
}
