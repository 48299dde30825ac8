// Draws pages one after the other, the nearest to where one reads first: a page that was scrolled past before its turn
// is never drawn. With the pages on screen and the one being drawn there are never more than six canvases.
import { AnnotationMode, type PDFPageProxy, type RenderTask } from 'pdfjs-dist';

/** On screen at a time. One more is being drawn, and one the library keeps for measuring letters. */
export const MOST_ON_SCREEN = 4;

/** What every browser still draws, phones too. */
const MOST_PIXELS = 2 ** 24;

interface Job {
  page: number;
  run: () => Promise<void>;
  signal: AbortSignal;
}

export interface Drawing {
  /** From 0: which is drawn first, of what waits. */
  page: number;
  /** Pixels a point. */
  scale: number;
  /** Pixels of the screen for each of these. */
  density: number;
  signal: AbortSignal;
}

export class RenderQueue {
  #focus = 0;
  #jobs: Job[] = [];
  #isAtWork = false;

  /** Says which page somebody reads. */
  attend(page: number): void {
    this.#focus = page;
  }

  /** The drawn page, to be freed by who gets it; null when it is wanted no more. */
  draw(
    load: () => Promise<PDFPageProxy>,
    { page, scale, density, signal }: Drawing,
  ): Promise<HTMLCanvasElement | null> {
    return new Promise((resolve, reject) => {
      const isLeft = () => signal.aborted;
      const run = async () => {
        if (isLeft()) {
          resolve(null);
          return;
        }
        try {
          resolve(await paint(await load(), { scale, density, signal }));
        } catch (error) {
          if (isLeft()) resolve(null);
          else reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.#jobs.push({ page, run, signal });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    for (let job = this.#next(); job; job = this.#next()) await Promise.race([job.run(), whenAborted(job.signal)]);
    this.#isAtWork = false;
  }

  #next(): Job | undefined {
    const [job] = this.#jobs.toSorted((one, other) => this.#distance(one) - this.#distance(other));
    this.#jobs = this.#jobs.filter((other) => other !== job);
    return job;
  }

  #distance({ page }: Job): number {
    return Math.abs(page - this.#focus);
  }
}

/** A page whose bytes do not come holds nobody up once it is wanted no more. */
function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function paint(
  page: PDFPageProxy,
  { scale, density, signal }: Omit<Drawing, 'page'>,
): Promise<HTMLCanvasElement | null> {
  if (signal.aborted) return null;
  const plain = page.getViewport({ scale });
  const sharpness = Math.min(density, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale: scale * sharpness });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const canvasContext = canvas.getContext('2d', { alpha: false });
  if (!canvasContext) throw new Error('The browser has no room for a page.');
  // Its notes and filled-in forms are drawn as pictures: none of them can be pressed.
  const task: RenderTask = page.render({ canvasContext, viewport, annotationMode: AnnotationMode.ENABLE });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    free(canvas);
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Browsers give the memory of a canvas back when it has no size, and otherwise when they please. */
export function free(canvas: HTMLCanvasElement | null): void {
  if (canvas === null) return;
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
