import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../theme/cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: string;
  error?: string | undefined;
  hint?: string;
  isLabelHidden?: boolean;
  isMixed?: boolean;
}

/** A checkbox for lists and consents. Its label is clickable; a hidden label remains its name. */
export function Checkbox({
  label,
  error,
  hint,
  isLabelHidden = false,
  isMixed = false,
  className,
  ...props
}: CheckboxProps) {
  const noteId = useId();
  const box = useRef<HTMLLabelElement>(null);
  // The mixed state is only a property of the element, and `ref` belongs to the form. Set before the first paint.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.indeterminate = isMixed;
  }, [isMixed]);
  const note = error ?? hint;
  return (
    <span className={cx('inline-block', className)}>
      <label ref={box} className="group/check flex min-h-6 items-center gap-2 text-cell text-text">
        <span className="relative grid size-6 flex-none -m-1 place-items-center">
          <input
            type="checkbox"
            {...props}
            aria-describedby={note === undefined ? undefined : noteId}
            aria-invalid={error !== undefined || undefined}
            className="tick-box"
          />
        </span>
        <span
          className={cx('wrap-anywhere', isLabelHidden && 'sr-only', props.disabled === true && 'text-text-subtle')}
        >
          {label}
        </span>
      </label>
      {note !== undefined && (
        <span id={noteId} className={cx('mt-1 block text-caption', error ? 'text-danger' : 'text-text-subtle')}>
          {note}
        </span>
      )}
    </span>
  );
}
