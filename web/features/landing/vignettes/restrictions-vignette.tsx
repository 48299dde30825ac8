import { Download } from 'lucide-react';
import { Drawn } from '../drawn.tsx';

export function RestrictionsVignette() {
  return (
    <div className="flex w-full max-w-68 flex-col gap-2.5">
      {['Restrict downloads', 'Restrict printing'].map((words) => (
        <div
          key={words}
          className="flex h-9 items-center justify-between rounded-lg border border-border bg-surface px-3 text-cell font-label text-text"
        >
          <Drawn words={words} />
          <span className="flex h-5 w-8 justify-end rounded-full bg-accent p-0.5">
            <span className="size-4 rounded-full bg-on-accent" />
          </span>
        </div>
      ))}
      <div className="flex h-8 w-fit items-center gap-2 rounded-lg border border-border bg-surface px-2.5 text-cell font-label text-text-subtle">
        <Download size={14} />
        <Drawn words="Download Restricted" />
      </div>
    </div>
  );
}
