// What a journey needs of a browser, whichever protocol drives it.

/** An element of the page, as a person reaches it. */
export interface Target {
  click(): Promise<void>;
  /** Types into it, after what is there. */
  type(text: string): Promise<void>;
  /** Gives a file input these files, by their paths. */
  choose(files: readonly string[]): Promise<void>;
}

export interface BrowserWindow {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page: `work` sees only its arguments and the page. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs a script of its own, such as a library that later calls use. */
  load(script: string): Promise<void>;
  find<Args extends unknown[]>(search: (...args: Args) => Element | null, ...args: Args): Promise<Target | null>;
  /** Presses the keys of one stroke, such as `Control` and `a`. */
  press(...keys: string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and errors on the console, since the last call. */
  faults(): Promise<string[]>;
}

export interface TestedBrowser {
  /** As it names itself, with its version. */
  version: string;
  window: BrowserWindow;
  /** The folder into which it saves downloads. */
  downloads: string;
  close(): Promise<void>;
}

export interface BrowserKind {
  name: string;
  /** What is missing on this machine, in words; null when it can be started. */
  missing(): string | null;
  start(): Promise<TestedBrowser>;
}
