// Pictures of stories, drawn on demand and kept until a source changes that they could show.
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { pictureName } from './draw-pictures.ts';

interface Artist {
  /** Writes the pictures of a story in both themes into the folder. */
  draw: (id: string, folder: string) => Promise<void>;
  /** When the sources last changed, in milliseconds. */
  changedAt: () => number;
}

/** Draws one story at a time; a story requested in both themes is drawn once. */
export function keptPictures(folder: string, { draw, changedAt }: Artist) {
  const queue = new PQueue({ concurrency: 1 });

  async function kept(file: string): Promise<Buffer | null> {
    const drawnAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    return drawnAt > changedAt() ? readFile(file) : null;
  }

  /** @throws the error of drawing */
  async function picture(id: string, theme: string): Promise<Buffer> {
    const file = path.join(folder, pictureName(id, theme));
    return queue.add(async () => {
      const before = await kept(file);
      if (before) return before;
      await mkdir(folder, { recursive: true });
      await draw(id, folder);
      return readFile(file);
    });
  }

  return { picture, onIdle: (act: () => void) => void queue.on('idle', act) };
}
