import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import { Kbd } from '../data/kbd.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The key that focuses it, shown while it is empty. */
  kbd?: string;
}

export function SearchField({ label, value, onChange, kbd, className, ...props }: SearchFieldProps) {
  return (
    <div className={cx('relative min-w-0', className)}>
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-subtle"
      />
      <input
        {...props}
        type="search"
        aria-label={label}
        placeholder={props.placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter confirms the search instead of submitting a form around it.
          if (event.key === 'Enter') event.preventDefault();
          props.onKeyDown?.(event);
        }}
        className="field-edge h-9 w-full rounded-lg bg-surface pr-9 pl-9 text-base text-ellipsis text-text max-md:h-10 [&::-webkit-search-cancel-button]:hidden"
      />
      <span className="absolute top-1/2 right-1.5 flex -translate-y-1/2">
        {value !== '' ? (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => onChange('')}
            className="grid size-6 place-items-center rounded-md text-text-subtle hover:bg-surface-active hover:text-text"
          >
            <X size={14} aria-hidden />
          </button>
        ) : (
          kbd !== undefined && (
            <span className="pr-1 max-md:hidden">
              <Kbd>{kbd}</Kbd>
            </span>
          )
        )}
      </span>
    </div>
  );
}
