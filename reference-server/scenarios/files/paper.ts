// What a made-up business document says, whatever file it becomes.
export interface Section {
  heading?: string;
  paragraphs?: readonly string[];
  /** The first row is the head. */
  table?: readonly (readonly string[])[];
}

export interface Paper {
  title: string;
  /** Who wrote it, and when. */
  subtitle: string;
  sections: readonly Section[];
}
