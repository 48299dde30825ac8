// Keeps the faults of pages, since drivers have no log of their start or end: from the first script on, and beyond them.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup.mjs';

/** Copies the built web app into the folder, where its first script keeps faults. */
export function copyWatchedWeb(folder: string): void {
  cpSync(path.join(root, 'dist/web'), folder, { recursive: true });
  const first = path.join(folder, 'theme.js');
  writeFileSync(first, `(${String(keepFaults)})();\n${readFileSync(first, 'utf8')}`);
}

/** Runs in the page; storage of the tab is there on its next page as well. */
export function keepFaults(): void {
  const page = window as Window & { keepsFaults?: boolean };
  if (page.keepsFaults === true) return;
  page.keepsFaults = true;
  const keep = (fault: string) => {
    const kept = JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[];
    sessionStorage.setItem('faults', JSON.stringify([...kept, fault]));
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  const log = console.error.bind(console);
  console.error = (...args: unknown[]) => {
    keep(args.map(String).join(' '));
    log(...args);
  };
}

/** Runs in the page. */
export function takeFaults(): string[] {
  const kept = JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[];
  sessionStorage.removeItem('faults');
  return kept;
}
