import { useState } from 'react';

interface PageFieldProps {
  /** From 0. */
  current: number;
  count: number;
  onGo: (page: number) => void;
}

/** The present page; entering another number goes there. */
export function PageField({ current, count, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const page = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(page)) onGo(Math.min(Math.max(page, 1), count) - 1);
    setTyped(null);
  };
  return (
    <form
      className="flex flex-none items-center gap-1.5 text-cell whitespace-nowrap text-text-muted tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={`Page, of ${count}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(current + 1)}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 6))}
        onFocus={({ target }) => target.select()}
        // The click that focused it has set the caret, so everything is selected.
        onClick={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setTyped(null)}
        style={{ width: `${Math.max(2, String(count).length) + 1.6}ch` }}
        className="h-7 rounded-md border border-border-control bg-surface px-1 text-center text-cell text-text tabular-nums max-md:h-9"
      />
      of {count.toLocaleString('en-US')}
    </form>
  );
}
