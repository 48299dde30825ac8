import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { FilterMenus, type FilterMenusProps } from './filter-menus.tsx';
import { FilterSheet } from './filter-sheet.tsx';

const TYPING_MS = 250;

/** Search and filters in a row; without room for them, the filters open as a sheet. */
export function FilterBar(props: FilterMenusProps) {
  const { filter, change } = props;
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [isOpen, setIsOpen] = useState(false);
  const count = [
    filter.types.length > 0,
    filter.person !== '',
    filter.resourceType !== '' || filter.resourceId !== '',
    filter.range !== null || filter.from !== '' || filter.to !== '',
    filter.alerts,
  ].filter(Boolean).length;
  return (
    <div
      role="search"
      className="flex flex-none flex-wrap items-center gap-2 border-b border-border px-6 py-3 max-md:border-0 max-md:px-4 max-md:pb-1"
    >
      <TextSearch text={filter.text} onText={(text) => change({ text }, true)} />
      {isWide ? (
        <FilterMenus {...props} />
      ) : (
        <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {count === 0 ? 'Filters' : `Filters (${String(count)})`}
        </Button>
      )}
      {isOpen && !isWide && <FilterSheet {...props} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** The text shows at once, and is searched after a pause or Enter. */
function TextSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const search = (value: string) => {
    window.clearTimeout(timer.current);
    setTyped(null);
    onText(value);
  };
  return (
    <SearchField
      label="Search entries"
      maxLength={200}
      value={typed ?? text}
      onChange={(value) => {
        setTyped(value);
        window.clearTimeout(timer.current);
        if (value === '') search(value);
        else timer.current = window.setTimeout(() => search(value), TYPING_MS);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) search(typed);
      }}
      className="min-w-40 flex-1"
    />
  );
}
