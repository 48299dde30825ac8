// Icons as a production build has them (web/speed/light-icons.plugin.ts): one path each, drawn by a function without state,
// so that what a list draws many times is no component each time.
import type { LucideIcon, LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

type Props = Omit<LucideProps, 'ref'>;

const paths = new WeakMap<object, string>();

/** What stands in the place of an icon of the package. @public The plugin writes its imports. */
export function iconOf(path: string) {
  const Icon = (props: Props) => svg(path, props);
  paths.set(Icon, path);
  return Icon;
}

/** The icon as an element and no component: for rows. */
export function drawn(icon: LucideIcon, props: Props): ReactElement {
  const path = paths.get(icon);
  return path === undefined ? createElement(icon, props) : svg(path, props);
}

function svg(
  path: string,
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
      <path d={path} />
    </svg>
  );
}
