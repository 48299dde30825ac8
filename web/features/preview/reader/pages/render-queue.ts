// Renders pages one after the other, nearest to the reading position first: a page scrolled past before its turn is
// never rendered. Including the visible pages, there are at most six canvases, besides thumbnails.
import { AnnotationMode, type PDFPageProxy, type RenderTask } from 'pdfjs-dist';

/** The number on screen; one more is being rendered, and one is used by the library to measure letters. */
export const MOST_ON_SCREEN = 4;

/** The limit of every browser, including phones. */
const MOST_PIXELS = 2 ** 24;

/** More than the pages of any file. */
const LATER = 1e6;

interface Job {
  page: number;
  isLater: boolean;
  run: () => Promise<void>;
  signal: AbortSignal;
}

export interface Drawing {
  /** From 0: the priority in the queue. */
  page: number;
  /** Pixels per point. */
  scale: number;
  /** Screen pixels per pixel. */
  density: number;
  signal: AbortSignal;
  /** Whether it waits for all others. */
  isLater?: boolean;
}

export class RenderQueue {
  /** The page that is being read, also after the file was opened again; null before the first. */
  focus: number | null = null;
  /** Whether a page was drawn, also before the file was opened again. */
  hasDrawn = false;
  #jobs: Job[] = [];
  #isAtWork = false;

  attend(page: number): void {
    this.focus = page;
  }

  /** The rendered page, to be freed by the caller; null if it is no longer wanted. */
  draw(
    load: () => Promise<PDFPageProxy>,
    { page, scale, density, signal, isLater = false }: Drawing,
  ): Promise<HTMLCanvasElement | null> {
    return new Promise((resolve, reject) => {
      const isLeft = () => signal.aborted;
      const run = async () => {
        if (isLeft()) {
          resolve(null);
          return;
        }
        try {
          const picture = await paint(await load(), { scale, density, signal });
          if (picture !== null && !isLater) this.hasDrawn = true;
          resolve(picture);
        } catch (error) {
          if (isLeft()) resolve(null);
          else reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.#jobs.push({ page, isLater, run, signal });
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

  #distance({ page, isLater }: Job): number {
    return Math.abs(page - (this.focus ?? 0)) + (isLater ? LATER : 0);
  }
}

/** A page whose bytes do not arrive blocks nothing once it is no longer wanted. */
function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function paint(
  page: PDFPageProxy,
  { scale, density, signal }: Omit<Drawing, 'page' | 'isLater'>,
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
  // Notes and filled-in forms are rendered as pictures, without interaction.
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

/** Browsers release a canvas's memory reliably only when it has no size. */
export function free(canvas: HTMLCanvasElement | null): void {
  if (canvas === null) return;
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
