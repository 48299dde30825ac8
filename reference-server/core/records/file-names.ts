// Names as files on a disk bear them, whichever it is: what people name their documents is free, what a disk takes is not.

/** Devices of Windows, whatever stands behind the dot. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** Nothing that could leave a folder, name a device, or show itself as another name. @param otherwise for what has no name left */
export function fileName(name: string, otherwise: string): string {
  const clean = withoutEdges(
    name
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .replace(/["/\\:*?<>|]/g, '_'),
  );
  return clean === '' ? otherwise : clean.replace(devices, '_$&');
}

/** Shortens before the extension, until it fits. */
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

/** Dots in front hide a file, and with white space behind they are lost. */
function withoutEdges(name: string): string {
  return name.replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}
