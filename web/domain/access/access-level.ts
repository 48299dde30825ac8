import { capitalised } from '#web/format/capitalised.ts';

/** "Public", "Restricted", "Confidential"; unknown levels are shown as they are. */
export function accessLabel(level: string): string {
  return capitalised(level);
}
