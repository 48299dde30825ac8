// Merges the shapes of an icon into one path: one element instead of two to five.

type Attributes = Readonly<Record<string, string>>;
export type Shape = readonly [tag: string, attributes: Attributes];

const geometry = new Set('d x y x1 y1 x2 y2 cx cy r rx ry width height points'.split(' '));

/** The lines, and the filled dots; null if it contains other shapes. */
export function iconPaths(shapes: readonly Shape[]): [lines: string, dots: string] | null {
  const isDot = ([, { fill }]: Shape) => fill === 'currentColor';
  const dots = shapes.filter(isDot).map(([tag, { fill: _fill, ...attributes }]): Shape => [tag, attributes]);
  const lines = iconPath(shapes.filter((shape) => !isDot(shape)));
  const filled = iconPath(dots);
  return lines === null || filled === null ? null : [lines, filled];
}

function iconPath(shapes: readonly Shape[]): string | null {
  const parts = shapes.map(([tag, { key: _key, ...attributes }]) =>
    Object.keys(attributes).every((name) => geometry.has(name)) ? pathOf(tag, attributes) : null,
  );
  return parts.every((part) => part !== null) ? parts.join('') : null;
}

function pathOf(tag: string, attributes: Attributes): string | null {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      // A relative start refers to the origin, not to the end of the previous shape.
      return (attributes['d'] ?? '').replace(/^m/, 'M0 0m');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(attributes);
    case 'polyline':
      return `M${attributes['points']}`;
    case 'polygon':
      return `M${attributes['points']}z`;
    default:
      return null;
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x + rx} ${y}a${rx} ${ry} 0 1 1 ${-2 * rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0z`;
}

function rectangle(attributes: Attributes): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const rx = Math.min(Number(attributes['rx'] ?? attributes['ry'] ?? 0), width / 2);
  const ry = Math.min(Number(attributes['ry'] ?? attributes['rx'] ?? 0), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}z`;
}
