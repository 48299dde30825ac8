/** The result of `npm run check`. */
export interface Checked {
  /** Faults with what to do, one line each. */
  damages: string[];
  /** Harmless remarks. */
  notes: string[];
  /** One line for each part checked. */
  summary: string[];
}
