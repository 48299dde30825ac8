// Icons as in a production build (web/speed/light-icons.plugin.ts): one path each, faster in long lists.
import type { LucideIcon, LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

type Props = Omit<LucideProps, 'ref'>;

interface Drawing {
  lines: string;
  dots?: string;
}

const drawings = new WeakMap<object, Drawing>();

/** Replaces an icon of the package. @public The plugin writes its imports. */
export function iconOf(lines: string, dots?: string) {
  const drawing = dots === undefined ? { lines } : { lines, dots };
  const Icon = (props: Props) => svg(drawing, props);
  drawings.set(Icon, drawing);
  return Icon;
}

/** The icon as an element instead of a component, which is faster in rows. */
export function drawn(icon: LucideIcon, props: Props): ReactElement {
  const drawing = drawings.get(icon);
  return drawing ? svg(drawing, props) : createElement(icon, props);
}

/** The style sheet has what all icons share, since five attributes of each would cost a list more. */
function svg({ lines, dots }: Drawing, { size = 24, className = '', ...props }: Props): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden={props['aria-label'] === undefined && props.role === undefined}
      {...props}
      className={`lucide ${className}`}
    >
      <path d={lines} />
      {dots !== undefined && <path d={dots} fill="currentColor" />}
    </svg>
  );
}
