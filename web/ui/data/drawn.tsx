// Icons as a production build has them (web/speed/light-icons.plugin.ts): one path each, drawn by a function without state,
// so that what a list draws many times is no component each time.
import type { LucideIcon, LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

type Props = Omit<LucideProps, 'ref'>;

interface Drawing {
  lines: string;
  /** Filled besides. */
  dots?: string;
}

const drawings = new WeakMap<object, Drawing>();

/** What stands in the place of an icon of the package. @public The plugin writes its imports. */
export function iconOf(lines: string, dots?: string) {
  const drawing = dots === undefined ? { lines } : { lines, dots };
  const Icon = (props: Props) => svg(drawing, props);
  drawings.set(Icon, drawing);
  return Icon;
}

/** The icon as an element and no component: for rows. */
export function drawn(icon: LucideIcon, props: Props): ReactElement {
  const drawing = drawings.get(icon);
  return drawing ? svg(drawing, props) : createElement(icon, props);
}

function svg(
  { lines, dots }: Drawing,
  { size = 24, strokeWidth = 2, color = 'currentColor', className = '', ...props }: Props,
): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined && props.role === undefined}
      {...props}
      className={`lucide ${className}`}
    >
      <path d={lines} />
      {dots !== undefined && <path d={dots} fill="currentColor" />}
    </svg>
  );
}
