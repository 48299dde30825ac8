import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../theme/cx.ts';

/** Ids that connect a control with its label and its hint or error; spread them on the control. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

export type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>;

/** A label above, the control, and a line below for the hint or error. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = error !== undefined && error !== '';
  const hasNote = hasError || (hint !== undefined && hint !== '');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={cx(isLabelHidden ? 'sr-only' : 'mb-1.5 block', 'text-cell font-label text-text')}>
        {label}
      </label>
      {children({ id, 'aria-describedby': hasNote ? noteId : undefined, 'aria-invalid': hasError || undefined })}
      {hasNote && (
        <p
          id={noteId}
          className={cx('mt-1 flex items-start gap-1 text-caption', hasError ? 'text-danger' : 'text-text-subtle')}
        >
          {hasError && <CircleAlert size={12} className="mt-0.5" aria-hidden />}
          <span className="min-w-0">{hasError ? error : hint}</span>
        </p>
      )}
    </div>
  );
}
