// Processes that do nothing and end a try when the test decides.
import type { FileProcess } from '../file-child.ts';
import type { FileJob, TryResult } from '../file-job.ts';

interface Try {
  /** The input of the job. */
  file: string;
  size: 'large' | 'small';
  milliseconds: number;
  end: (result: TryResult) => void;
}

export class FakeProcesses {
  /** What is being tried, in the order of its beginning. */
  readonly running: Try[] = [];
  /** The file of every try that was ever begun. */
  readonly begun: string[] = [];
  started = 0;

  readonly start = (size: 'large' | 'small'): FileProcess => {
    this.started++;
    return new FakeProcess(size, this);
  };

  /** Ends the try of a file, and lets all that follows from it happen. */
  async end(file: string, result: TryResult): Promise<void> {
    const found = this.running.find((one) => one.file === file);
    if (!found) throw new Error(`${file} is not being tried`);
    found.end(result);
    await settle();
  }
}

class FakeProcess implements FileProcess {
  isFresh = true;
  isUsable = true;
  readonly #size: 'large' | 'small';
  readonly #all: FakeProcesses;
  #try: Try | null = null;

  constructor(size: 'large' | 'small', all: FakeProcesses) {
    this.#size = size;
    this.#all = all;
  }

  run(job: FileJob, milliseconds: number): Promise<TryResult> {
    const file = job.does === 'watermark' ? job.input : job.output;
    return new Promise((resolve) => {
      const running: Try = {
        file,
        size: this.#size,
        milliseconds,
        end: (result) => {
          this.#all.running.splice(this.#all.running.indexOf(running), 1);
          this.#try = null;
          this.isFresh = false;
          if (!['made', 'impossible'].includes(result.outcome)) this.isUsable = false;
          resolve(result);
        },
      };
      this.#try = running;
      this.#all.running.push(running);
      this.#all.begun.push(file);
    });
  }

  end(): void {
    this.isUsable = false;
    this.#try?.end({ outcome: 'interrupted' });
  }
}

/** Promises follow each other without time passing. */
export async function settle(): Promise<void> {
  for (let step = 0; step < 20; step++) await Promise.resolve();
}
