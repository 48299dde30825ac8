// The page: A4, margins and colours. In points, from the upper left corner.
export const A4 = { width: 595.28, height: 841.89 };
export const left = 48;
export const right = A4.width - 48;
export const top = 76;
export const bottom = A4.height - 62;

export const ink = '#14171f';
export const muted = '#565d6d';
export const rule = '#c9cdd6';
export const accent = '#4338ca';

export type Face = 'body' | 'bold' | 'mono';

export interface Style {
  face: Face;
  size: number;
  /** `#rrggbb` */
  color: string;
}
