import { FileUp } from 'lucide-react';

/** Shown while files are dragged over the page; it ignores pointer events. */
export function DropOverlay({ isFolder }: { isFolder: boolean }) {
  return (
    <div
      role="status"
      className="animate-fade pointer-events-none absolute inset-3 z-30 flex items-center justify-center gap-4 rounded-xl border-2 border-dashed border-accent bg-accent-soft/95 p-6"
    >
      <FileUp size={28} aria-hidden className="text-accent-text" />
      <div>
        <p className="text-section text-accent-text">Drop files to upload</p>
        <p className="text-cell text-text-muted">
          {isFolder ? 'Files will be uploaded to the selected folder' : 'Files will be uploaded to the root directory'}
        </p>
      </div>
    </div>
  );
}
