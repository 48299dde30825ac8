// A person at a browser: finds elements by role and name, waits for them, and acts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { BrowserWindow, Target } from './browser-window.ts';

export interface Wanted {
  role: string;
  name?: string | RegExp;
  /** Where to search; the whole page by default. */
  within?: Wanted;
}

interface PlainWanted {
  role: string;
  name: { text: string } | { source: string; flags: string } | null;
  within: PlainWanted | null;
}

interface Queries {
  queryAllByRole(container: Element, role: string, options: { name?: string | RegExp }): HTMLElement[];
}

// WebKit renders in software, which takes tens of seconds on a busy machine.
const waitOptions = { timeout: 60_000, interval: 50 };
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export class Person {
  constructor(
    readonly window: BrowserWindow,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.window.goto(`${this.origin}${path}`);
  }

  /** Waits until the element exists. */
  async see(wanted: Wanted): Promise<Target> {
    return vi.waitFor(async () => {
      const found = await this.find(wanted);
      if (!found) throw new Error(`${inWords(wanted)} is not to be seen on ${await this.window.url()}.`);
      return found;
    }, waitOptions);
  }

  async seeText(text: string): Promise<void> {
    await this.until(`the text “${text}”`, (wanted) => document.body.innerText.includes(wanted), text);
  }

  async click(wanted: Wanted): Promise<void> {
    await vi.waitFor(async () => {
      const found = await this.find(wanted, true);
      if (!found) throw new Error(`${inWords(wanted)} is not to be clicked on ${await this.window.url()}.`);
      await found.click();
    }, waitOptions);
  }

  async fill(wanted: Wanted, text: string): Promise<void> {
    await (await this.see(wanted)).type(text);
  }

  async gone(wanted: Wanted): Promise<void> {
    await vi.waitFor(async () => {
      if (await this.find(wanted)) throw new Error(`${inWords(wanted)} is still there.`);
    }, waitOptions);
  }

  async press(...keys: string[]): Promise<void> {
    await this.window.press(...keys);
  }

  /** Gives the file input inside of `within` these files. */
  async choose(within: Wanted, files: readonly string[]): Promise<void> {
    await this.see(within);
    const input = await this.window.find(() => document.querySelector('[role=dialog] input[type=file]'));
    if (!input) throw new Error(`${inWords(within)} has no file input.`);
    await input.choose(files);
  }

  /** Waits until the page returns true. */
  async until<Args extends unknown[]>(what: string, is: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await this.window.run(is, ...args))) throw new Error(`${what}: not on ${await this.window.url()}.`);
    }, waitOptions);
  }

  /** The accessible name of the focused element; empty for the page itself. */
  async focused(): Promise<string> {
    return this.window.run(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      return element.getAttribute('aria-label') ?? element.textContent.trim();
    });
  }

  async expectNoFaults(): Promise<void> {
    expect(await this.window.faults()).toEqual([]);
  }

  async find(wanted: Wanted, isEnabled = false): Promise<Target | null> {
    if (!(await this.window.run(() => 'TestingLibraryDom' in window))) await this.window.load(queries);
    return this.window.find(search, plain(wanted), isEnabled);
  }
}

function plain({ role, name, within }: Wanted): PlainWanted {
  const regular = name instanceof RegExp ? { source: name.source, flags: name.flags } : null;
  return { role, name: typeof name === 'string' ? { text: name } : regular, within: within ? plain(within) : null };
}

/** Runs in the page: finds the first matching element that is exposed to assistive technology. */
function search(wanted: PlainWanted, isEnabled: boolean): Element | null {
  const { TestingLibraryDom: library } = window as unknown as { TestingLibraryDom: Queries };
  const among = (outer: Element[], { role, name }: PlainWanted): Element[] => {
    const by = name && ('text' in name ? name.text : new RegExp(name.source, name.flags));
    return outer.flatMap((element) => library.queryAllByRole(element, role, by ? { name: by } : {}));
  };
  const from = (one: PlainWanted): Element[] => among(one.within ? from(one.within) : [document.body], one);
  return from(wanted).find((element) => !isEnabled || !element.matches(':disabled')) ?? null;
}

function inWords({ role, name, within }: Wanted): string {
  return `${role}${name ? ` “${String(name)}”` : ''}${within ? ` in ${inWords(within)}` : ''}`;
}
