import type { ReactNode } from 'react';
import type { Measures } from '#contract/types.ts';

/** The figures of the screen, sample or measured. */
export interface AnalyticsFigures {
  /** Beside each title of the sample. */
  mark?: ReactNode;
  users: readonly Figure[];
  logins: readonly { day: string; logins: number }[];
  documents: readonly Figure[];
  mostViewed: readonly { name: string; views: number }[];
  /** Absent in the sample. */
  folders?: Measures['mostViewedFolders'];
  /** Absent in the sample. */
  notOpened?: Pick<Measures, 'notOpened' | 'longestNotOpened'>;
  events: readonly { label: EventLabel; value: number }[];
  trends: readonly Figure[];
  views: readonly { hour: string; views: number; isPeak: boolean }[];
  compliance: readonly { label: string; percent: number }[];
}

export interface Figure {
  label: string;
  value: number | string;
}

export type EventLabel = 'Failed logins' | 'Blocked downloads' | 'Suspicious activity';

export const dayLabel = (daysAgo: number) =>
  daysAgo === 0 ? 'Today' : `${daysAgo} ${daysAgo === 1 ? 'day' : 'days'} ago`;
