export interface Sniffer {
  /** The media type that magic bytes show; null when they show none. Text formats are the core's own business. */
  sniff(head: Uint8Array): Promise<string | null>;
}
