import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '#web/ui/theme/cx.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadingNote } from '../loading/loading-note.tsx';
import { PreviewFailed } from '../loading/preview-failed.tsx';
import { useReadingReport } from '../reading/use-reading-report.ts';
import { unreadable } from './unreadable.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { httpResponse } from '#web/api/http.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { isWatermarked } from '../loading/is-watermarked.ts';
import { mayPass, retryWhileBusy } from '../loading/retry-while-busy.ts';

type ImageSource =
  | { state: 'loading' | 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'shown'; url: string; isWatermarked: boolean };

interface ImagePreviewProps {
  src: string;
  documentId: string;
  version: number;
  name: string;
  onFailed: (error: unknown) => void;
  /** Drawn over an image without a watermark of its own. */
  children: ReactNode;
}

/** An image in an <img>, including SVG, which can neither run nor load anything there. */
export function ImagePreview({ src, documentId, version, name, onFailed, children }: ImagePreviewProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { source, retry } = useImageSource(src, onFailed);
  useReadingReport(documentId, version, isLoaded);
  if (source.state === 'failed') return <PreviewFailed error={source.error} onRetry={retry} />;
  const isShown = source.state === 'shown';
  return (
    <div className="grid size-full min-h-0 place-items-center p-6 max-md:p-3">
      {!isLoaded && <LoadingPaper isWaiting={source.state === 'waiting'} />}
      <div className={cx('relative max-h-full min-h-0 max-w-full', !isLoaded && 'hidden')}>
        {isShown && (
          <img
            src={source.url}
            alt={name}
            onLoad={() => setIsLoaded(true)}
            onError={() => onFailed(unreadable)}
            className="max-h-[max(60dvh,calc(100dvh-220px))] max-w-full rounded-sm bg-paper object-contain"
          />
        )}
        {!(isShown && source.isWatermarked) && children}
      </div>
    </div>
  );
}

function LoadingPaper({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div role="status" className="aspect-4/3 w-full max-w-160">
      <LoadingNote isWaiting={isWaiting} />
      <Skeleton className="size-full" />
    </div>
  );
}

/** Fetches the bytes, since a browser would reuse an image of the same address after a change of rights. */
function useImageSource(
  address: string,
  onFailed: (error: unknown) => void,
): { source: ImageSource; retry: () => void } {
  const [source, setSource] = useState<ImageSource>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    let url: string | null = null;
    retryWhileBusy(() => httpResponse(address, { signal }), { signal, onBusy: () => setSource({ state: 'waiting' }) })
      .then(async (response) => ({ blob: await response.blob(), isWatermarked: isWatermarked(response) }))
      .then(({ blob, ...rest }) => {
        if (!signal.aborted) setSource({ state: 'shown', url: (url = URL.createObjectURL(blob)), ...rest });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (mayPass(error)) setSource({ state: 'failed', error });
        else if (isUnauthorized(error)) loseSession();
        else fail(error);
      });
    return () => {
      request.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address, round]);
  const retry = () => {
    setSource({ state: 'loading' });
    setRound(round + 1);
  };
  return { source, retry };
}
