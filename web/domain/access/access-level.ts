import { capitalised } from '#web/format/capitalised.ts';

/** "Public", "Restricted", "Confidential"; a level that is new to us is shown as it is. */
export function accessLabel(level: string): string {
  return capitalised(level);
}
