import { cx } from '#web/ui/theme/cx.ts';
import { Drawn } from '../drawn.tsx';

const versions = [
  { version: 'v7', note: 'Board comments', age: 'Just now' },
  { version: 'v6', note: 'Auditor figures', age: '2 days ago' },
  { version: 'v5', note: 'First full draft', age: '9 days ago' },
];

export function VersionsVignette() {
  return (
    <div className="relative w-full max-w-68">
      <span className="absolute top-4 bottom-4 left-[4.5px] w-px bg-border-strong" />
      {versions.map(({ version, note, age }, index) => (
        <div key={version} className="flex h-9 items-center gap-4 text-cell">
          <span
            className={cx(
              'relative size-2.5 flex-none rounded-full border-2',
              index === 0 ? 'border-accent bg-accent' : 'border-border-control bg-canvas',
            )}
          />
          <Drawn
            words={version}
            className="rounded-md border border-border bg-surface px-1.5 text-caption font-label text-text-muted"
          />
          <Drawn
            words={note}
            className={cx('flex-1 truncate', index === 0 ? 'font-label text-text' : 'text-text-muted')}
          />
          <Drawn words={age} className="text-caption text-text-subtle" />
        </div>
      ))}
    </div>
  );
}
