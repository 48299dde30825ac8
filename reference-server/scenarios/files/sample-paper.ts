// The text of a made-up business document, independent of its format.
export interface Section {
  heading?: string;
  paragraphs?: readonly string[];
  /** The first row is the head. */
  table?: readonly (readonly string[])[];
}

export interface SamplePaper {
  title: string;
  /** The author and date. */
  subtitle: string;
  sections: readonly Section[];
}
