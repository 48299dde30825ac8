declare module 'html-encoding-sniffer' {
  /** The name of the encoding that a byte order mark or a `meta` element declares, else the default. */
  export default function sniffEncoding(bytes: Uint8Array, options: { defaultEncoding: string }): string;
}
