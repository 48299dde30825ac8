// Character maps and standard fonts that a PDF may use without embedding them, from our own origin.
const maps = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const fonts = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const named = (addresses: Record<string, string>) =>
  new Map(Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]));
const mapNamed = named(maps);
const fontNamed = named(fonts);

async function bytesAt(address: string | undefined): Promise<Uint8Array> {
  if (address === undefined) throw new Error('There is no such font or character map.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new Uint8Array(await response.arrayBuffer());
}

export async function characterMap(name: string): Promise<{ cMapData: Uint8Array; isCompressed: true }> {
  return { cMapData: await bytesAt(mapNamed.get(`${name}.bcmap`)), isCompressed: true };
}

export const standardFont = (filename: string): Promise<Uint8Array> => bytesAt(fontNamed.get(filename));
