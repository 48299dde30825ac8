/** "Load Failed" in sentence case, "Load failed"; names with a colon or a digit are unchanged. */
export function sentence(name: string): string {
  return name.replaceAll(/(?<=\s)[A-Z](?=[a-z]*(?:\s|$))/g, (letter) => letter.toLowerCase());
}
