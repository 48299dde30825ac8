import { type ReactNode, useState } from 'react';

import { cx } from '#web/ui/theme/cx.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadingNote } from './loading/loading-note.tsx';
import { PreviewBusy } from './loading/preview-busy.tsx';
import { usePreviewCheck } from './loading/use-preview-check.ts';

interface HtmlPreviewProps {
  src: string;
  version: number;
  name: string;
  /** What is shown where the preview is refused. */
  fallback: ReactNode;
  /** What lies over a page that bears no watermark of its own. */
  children: ReactNode;
}

/** A page in a frame that may run nothing, open nothing and know nothing of this origin. */
export function HtmlPreview({ src, version, name, fallback, children }: HtmlPreviewProps) {
  const { check, askAgain } = usePreviewCheck(src, version);
  const [isLoaded, setIsLoaded] = useState(false);
  if (check === 'refused') return fallback;
  if (check === 'busy') return <PreviewBusy onRetry={askAgain} />;
  return (
    <div className="relative mx-auto size-full max-w-[45rem] pt-6 max-md:pt-3">
      <div className="relative size-full overflow-hidden rounded-t-sm border border-b-0 border-border bg-paper">
        {!isLoaded && <LoadingPage isWaiting={check === 'waiting'} />}
        {(check === 'allowed' || check === 'watermarked') && (
          <iframe
            sandbox=""
            src={src}
            title={name}
            referrerPolicy="no-referrer"
            onLoad={() => setIsLoaded(true)}
            className={cx('size-full border-0 bg-paper', !isLoaded && 'invisible')}
          />
        )}
        {isLoaded && check !== 'watermarked' && children}
      </div>
    </div>
  );
}

function LoadingPage({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div role="status" className="absolute inset-0 grid content-start gap-3 p-16 max-md:p-6">
      <LoadingNote isWaiting={isWaiting} />
      <Skeleton className="mb-3 h-7 w-3/5" />
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className="h-4" />
      ))}
    </div>
  );
}
