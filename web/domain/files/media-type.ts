/** The type in lower case without parameters: "text/html" of "Text/HTML; charset=utf-8". */
export function mediaType(declared: string | null | undefined): string {
  return (declared ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
