/** What `npm run check` has to say. */
export interface Checked {
  /** What is wrong, with what to do, a line each. */
  damages: string[];
  /** What is worth knowing and no harm. */
  notes: string[];
  /** One line for each part that was looked at. */
  summary: string[];
}
