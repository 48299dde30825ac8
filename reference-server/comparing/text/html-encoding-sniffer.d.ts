declare module 'html-encoding-sniffer' {
  /** The encoding by byte order mark or `meta` element, or the default. */
  export default function sniffEncoding(bytes: Uint8Array, options: { defaultEncoding: string }): string;
}
