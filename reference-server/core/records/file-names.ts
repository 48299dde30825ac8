// File names that every operating system accepts, made from names of documents, which are unrestricted.

/** Device names of Windows, with any extension. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** Invisible characters, except joiners within words, which Persian, Hindi and emoji need. */
const invisible = /(?!(?<=[^\s.])[\u200c\u200d](?=[^\s.]))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Removes what could leave the folder or disguise the name. @param otherwise used if nothing is left */
export function fileName(name: string, otherwise: string): string {
  const clean = withoutEdges(
    name
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(invisible, '')
      .replace(/["/\\:*?<>|]/g, '_'),
  );
  return clean === '' ? otherwise : clean.replace(devices, '_$&');
}

/** Shortens the name before its extension until it fits. */
export function shortened(file: string, fits: (file: string) => boolean): string {
  if (fits(file)) return file;
  const [stem, extension] = stemAndExtension(file);
  const characters = Array.from(stem);
  while (characters.length > 1 && !fits(characters.join('') + extension)) characters.pop();
  return withoutEdges(characters.join('')) + extension;
}

/** Such as `Report` and `.pdf`. */
export function stemAndExtension(file: string): [stem: string, extension: string] {
  const extension = /(?<=.)\.[A-Za-z0-9]{1,10}$/.exec(file)?.[0] ?? '';
  return [file.slice(0, file.length - extension.length), extension];
}

/** Leading dots hide a file, and trailing dots and spaces get lost. */
const withoutEdges = (name: string): string => name.replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
