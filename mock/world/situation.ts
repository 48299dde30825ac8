// What the mock pretends: which world, who is signed in and what goes wrong. One value, so that it can be kept across a
// reload, put into a link and shown by the panel.
import type { Fault } from './fault.ts';
import type { Persona } from '../persona.ts';

export interface Situation {
  scenario: string;
  persona: Persona;
  faults: readonly Fault[];
  /** Added to every answer. */
  latencyMs: number;
  isOffline: boolean;
  /** How many of a hundred calls fail with 500. */
  failurePercent: number;
  /** How long an upload takes, so that its progress can be seen. */
  uploadMs: number;
  /** Where the browser's calls come from, as a server would see it. */
  clientAddress: string;
  /** How far the server's clock is ahead of this machine's: what ends by the clock has ended then. */
  clockAheadMinutes: number;
}

export const calm: Omit<Situation, 'scenario' | 'persona'> = {
  faults: [],
  latencyMs: 0,
  isOffline: false,
  failurePercent: 0,
  uploadMs: 0,
  clientAddress: '127.0.0.1',
  clockAheadMinutes: 0,
};
