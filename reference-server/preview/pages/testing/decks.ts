// Generates small presentations, part by part.
import { relations } from '#server/comparing/testing/office-files.ts';

const namespaces = 'xmlns:p="p" xmlns:a="a" xmlns:r="r"';

/** A shape with a placeholder type, such as `title`, and its texts. */
export const shape = (place: string | null, ...texts: string[]): string => {
  const lines = texts.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join('');
  const ph = place === null ? '' : `<p:ph type="${place}"/>`;
  return `<p:sp><p:nvSpPr><p:nvPr>${ph}</p:nvPr></p:nvSpPr><p:txBody>${lines}</p:txBody></p:sp>`;
};

export const slide = (body: string, attributes = ''): string =>
  `<p:sld ${namespaces} ${attributes}><p:cSld><p:spTree>${body}</p:spTree></p:cSld></p:sld>`;

/** @param slides in the order shown, which differs from that of their names */
export function pptxParts(slides: readonly string[]): Record<string, string> {
  const name = (at: number) => `slides/slide${slides.length - at}.xml`;
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('');
  return {
    '_rels/.rels': relations({ 'ppt/presentation.xml': 'officeDocument' }),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(Object.fromEntries(slides.map((_, at) => [name(at), 'slide']))),
    ...Object.fromEntries(slides.map((xml, at) => [`ppt/${name(at)}`, xml])),
  };
}
