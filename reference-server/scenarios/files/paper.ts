// The text of a made-up business document, whatever its file type.
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
