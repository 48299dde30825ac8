// The browser functions that journeys need, independent of the driving protocol.

/** An element of the page, as a person reaches it. */
export interface Target {
  click(): Promise<void>;
  /** Appends text by typing. */
  type(text: string): Promise<void>;
  choose(files: readonly string[]): Promise<void>;
}

/** In CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface BrowserWindow {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** Runs `work` in the page, which sees only its arguments and the page. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs a script in the page, such as a library for later calls. */
  load(script: string): Promise<void>;
  find<Args extends unknown[]>(search: (...args: Args) => Element | null, ...args: Args): Promise<Target | null>;
  /** Presses the keys of one combination, such as `Control` and `a`. */
  press(...keys: string[]): Promise<void>;
  /** Moves one finger over the page; missing where the driver has none. */
  swipe?(from: Point, to: Point): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and errors on the console, since the last call. */
  faults(): Promise<string[]>;
}

export interface TestedBrowser {
  /** The browser's own name, with its version. */
  version: string;
  window: BrowserWindow;
  /** The folder of downloads. */
  downloads: string;
  close(): Promise<void>;
}

export interface BrowserKind {
  name: string;
  /** What is missing on this machine to start it; null for nothing. */
  missing(): string | null;
  start(): Promise<TestedBrowser>;
}
