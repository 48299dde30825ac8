// All bombs; every test run uses a short selection.
import type { Bomb } from './bomb.ts';
import { imageBombs } from './image-bombs.ts';
import { markupBombs } from './markup-bombs.ts';
import { officeBombs } from './office-bombs.ts';
import { pdfBombs } from './pdf-bombs.ts';

const all: readonly Bomb[] = [...pdfBombs, ...imageBombs, ...markupBombs, ...officeBombs];

export function bombs(isDeep: boolean): readonly Bomb[] {
  return isDeep ? all : all.filter(({ isLong }) => !isLong);
}
