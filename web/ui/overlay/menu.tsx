import { Menu as Root, MenuButton, MenuItem, MenuItems, Portal } from '@headlessui/react';
import { Check, Ellipsis, type LucideIcon } from 'lucide-react';
import { buttonClass, type ButtonVariant } from '../form/button-class.ts';
import { cx } from '../theme/cx.ts';
import { Kbd } from '../data/kbd.tsx';

export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  kbd?: string;
  tone?: 'neutral' | 'danger';
  /** Why it is disabled, which becomes its text. */
  disabledReason?: string | undefined;
  /** In a menu of options: the selected one shows a tick. */
  isChecked?: boolean;
}

interface MenuProps {
  label: string;
  items: readonly MenuAction[];
  icon?: LucideIcon;
  /** The button's text; without it, an icon named by the label. */
  text?: string;
  variant?: ButtonVariant;
  className?: string;
}

/** A button with a menu, which is a sheet on phones. It includes Headless UI, so load it lazily. */
export function Menu({ label, items, icon: Icon = Ellipsis, text, variant, className }: MenuProps) {
  return (
    <Root>
      {({ open }) => (
        <>
          <MenuButton
            aria-label={label}
            className={
              text === undefined && variant === undefined
                ? cx(
                    'grid size-7 flex-none place-items-center rounded-md text-text-subtle hover:bg-surface-active hover:text-text data-open:bg-surface-active data-open:text-text max-md:size-10',
                    className,
                  )
                : buttonClass(variant, 'md', className)
            }
          >
            <Icon size={16} aria-hidden />
            {text}
          </MenuButton>
          {/* A transform on the row would contain the menu. */}
          {open && (
            <Portal>
              <div className="animate-fade fixed inset-0 z-50 bg-overlay md:hidden" />
            </Portal>
          )}
          <MenuItems
            modal={false}
            anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
            className="animate-rise z-60 min-w-52 rounded-xl border border-border-strong bg-surface-raised p-1 text-cell text-text shadow-overlay outline-none max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:max-w-none! max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 max-md:pb-4"
          >
            <p className="truncate px-3 py-2 text-base font-label md:hidden">{label}</p>
            {items.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </MenuItems>
        </>
      )}
    </Root>
  );
}

function Item({ item }: { item: MenuAction }) {
  const Icon = item.isChecked === true ? Check : item.icon;
  const isDanger = item.tone === 'danger';
  return (
    <>
      {isDanger && <div role="separator" className="-mx-1 my-1 h-px bg-border" />}
      <MenuItem disabled={item.disabledReason !== undefined}>
        <button
          type="button"
          onClick={item.onSelect}
          aria-current={item.isChecked === true || undefined}
          className={cx(
            'flex h-8 w-full items-center gap-3 rounded-lg px-2.5 text-left data-disabled:text-text-subtle max-md:h-11',
            isDanger ? 'text-danger data-focus:bg-danger-soft' : 'data-focus:bg-surface-active',
            item.isChecked === true && 'font-label',
          )}
        >
          {Icon === undefined ? (
            <span className="w-4" />
          ) : (
            <Icon size={16} aria-hidden className={cx(!isDanger && 'text-text-subtle')} />
          )}
          <span className="flex-1 truncate">{item.disabledReason ?? item.label}</span>
          {item.kbd !== undefined && <Kbd>{item.kbd}</Kbd>}
        </button>
      </MenuItem>
    </>
  );
}
