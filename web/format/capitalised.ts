/** The same word with a capital: "admin" is shown as "Admin". */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
