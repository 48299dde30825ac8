export interface Sniffer {
  /** The media type by magic bytes; null if they show none. The core detects text formats itself. */
  sniff(head: Uint8Array): Promise<string | null>;
}
