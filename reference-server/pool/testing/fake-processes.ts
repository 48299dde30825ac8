// Fake processes whose tries end when the test decides.
import type { FileProcess } from '../file-child.ts';
import type { FileJob, TryResult } from '../file-job.ts';

interface Try {
  /** The job's input. */
  file: string;
  size: 'large' | 'small';
  milliseconds: number;
  end: (result: TryResult) => void;
}

export class FakeProcesses {
  /** Running tries, in the order in which they began. */
  readonly running: Try[] = [];
  /** The files of all tries so far. */
  readonly begun: string[] = [];
  started = 0;

  readonly start = (size: 'large' | 'small'): FileProcess => {
    this.started++;
    return new FakeProcess(size, this);
  };

  /** Ends the try of a file, and waits for all that follows. */
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
  #try: Try | null = null;

  constructor(
    private readonly size: 'large' | 'small',
    private readonly all: FakeProcesses,
  ) {}

  run(job: FileJob, milliseconds: number): Promise<TryResult> {
    const file = job.does === 'watermark' ? job.input : job.output;
    return new Promise((resolve) => {
      const running: Try = {
        file,
        size: this.size,
        milliseconds,
        end: (result) => {
          this.all.running.splice(this.all.running.indexOf(running), 1);
          this.#try = null;
          this.isFresh = false;
          if (!['made', 'impossible'].includes(result.outcome)) this.isUsable = false;
          resolve(result);
        },
      };
      this.#try = running;
      this.all.running.push(running);
      this.all.begun.push(file);
    });
  }

  end(): void {
    this.isUsable = false;
    this.#try?.end({ outcome: 'interrupted' });
  }
}

/** Waits for chains of promises, without timers. */
export async function settle(): Promise<void> {
  for (let step = 0; step < 20; step++) await Promise.resolve();
}
