import { type ReactNode, useState } from 'react';

import { cx } from '#web/ui/theme/cx.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadingNote } from './loading/loading-note.tsx';
import { PreviewBusy } from './loading/preview-busy.tsx';
import { useImageSource } from './loading/use-image-source.ts';
import { unreadable } from './unreadable.ts';

interface ImagePreviewProps {
  src: string;
  name: string;
  onFailed: (error: unknown) => void;
  /** What lies over an image that bears no watermark of its own. */
  children: ReactNode;
}

/** An image in an <img>, SVG too: there it can run nothing and load nothing. */
export function ImagePreview({ src, name, onFailed, children }: ImagePreviewProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { source, askAgain } = useImageSource(src, onFailed);
  if (source.state === 'busy') return <PreviewBusy onRetry={askAgain} />;
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
