import { capitalised } from '#web/format/capitalised.ts';

/** "Public", "Restricted", "Confidential"; unknown levels are shown as they are. */
export const accessLabel = (level: string): string => capitalised(level);
