// A presentation: a title slide, and one slide for every section.
import { escaped } from '#server/preview/pages/page.ts';
import { contentTypes, office, relations, relationships, xmlHead } from './markup.ts';
import type { SamplePaper, Section } from './sample-paper.ts';
import { zip } from './zip.ts';

const partType = 'application/vnd.openxmlformats-officedocument.presentationml';
const namespaces = `xmlns:a="${office}/drawingml/2006/main" xmlns:r="${relations}" xmlns:p="${office}/presentationml/2006/main"`;
const emptyGroup =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

interface Slide {
  title: string;
  lines: readonly string[];
}

export function pptx(paper: SamplePaper): Uint8Array {
  const slides: Slide[] = [{ title: paper.title, lines: [paper.subtitle] }, ...paper.sections.map(slideOf)];
  const slideParts = slides.map((slide, at) => [
    [`ppt/slides/slide${at + 1}.xml`, slideXml(slide)] as const,
    [
      `ppt/slides/_rels/slide${at + 1}.xml.rels`,
      relationships([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
    ] as const,
  ]);
  const parts: [string, string][] = [
    ['/ppt/presentation.xml', `${partType}.presentation.main+xml`],
    ['/ppt/slideMasters/slideMaster1.xml', `${partType}.slideMaster+xml`],
    ['/ppt/slideLayouts/slideLayout1.xml', `${partType}.slideLayout+xml`],
    ['/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ...slides.map((_, at): [string, string] => [`/ppt/slides/slide${at + 1}.xml`, `${partType}.slide+xml`]),
  ];
  return zip([
    ['[Content_Types].xml', contentTypes(parts)],
    ['_rels/.rels', relationships([['officeDocument', 'ppt/presentation.xml']])],
    ['ppt/presentation.xml', presentation(slides.length)],
    [
      'ppt/_rels/presentation.xml.rels',
      relationships([
        ['slideMaster', 'slideMasters/slideMaster1.xml'],
        ...slides.map((_, at): [string, string] => ['slide', `slides/slide${at + 1}.xml`]),
      ]),
    ],
    ['ppt/slideMasters/slideMaster1.xml', master()],
    [
      'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      relationships([
        ['slideLayout', '../slideLayouts/slideLayout1.xml'],
        ['theme', '../theme/theme1.xml'],
      ]),
    ],
    [
      'ppt/slideLayouts/slideLayout1.xml',
      `${xmlHead}<p:sldLayout ${namespaces} type="blank"><p:cSld name="Blank"><p:spTree>${emptyGroup}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    ],
    [
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
      relationships([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    ],
    ['ppt/theme/theme1.xml', theme()],
    ...slideParts.flat(),
  ]);
}

function slideOf({ heading, paragraphs = [], table = [] }: Section): Slide {
  return { title: heading ?? '', lines: [...paragraphs, ...table.map((row) => row.join('   '))] };
}

function presentation(slideCount: number): string {
  const ids = Array.from({ length: slideCount }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 2}"/>`);
  return `${xmlHead}<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;
}

function slideXml({ title, lines }: Slide): string {
  const body = textBox(3, 1825625, 4351338, lines, 1800);
  const shapes = `${textBox(2, 500000, 1000000, [title], 3200)}${body}`;
  return `${xmlHead}<p:sld ${namespaces}><p:cSld><p:spTree>${emptyGroup}${shapes}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

/** @param size in hundredths of a point. */
function textBox(id: number, y: number, cy: number, lines: readonly string[], size: number): string {
  const paragraphs = lines.map(
    (line) => `<a:p><a:r><a:rPr lang="en-US" sz="${size}"/><a:t>${escaped(line)}</a:t></a:r></a:p>`,
  );
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="838200" y="${y}"/><a:ext cx="10515600" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${paragraphs.join('') || '<a:p/>'}</p:txBody></p:sp>`;
}

function master(): string {
  const map =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  return `${xmlHead}<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg><p:spTree>${emptyGroup}</p:spTree></p:cSld>${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`;
}

function theme(): string {
  const colours = ['0F172A', 'FFFFFF', '475569', 'F5F6F9', '4338CA', '15703A', 'B45309', '0F766E', 'B91C1C', '64748B'];
  const slots = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];
  const scheme = slots
    .map((slot, at) => `<a:${slot}><a:srgbClr val="${colours[at] ?? '000000'}"/></a:${slot}>`)
    .join('');
  const links = '<a:hlink><a:srgbClr val="4338CA"/></a:hlink><a:folHlink><a:srgbClr val="475569"/></a:folHlink>';
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="6350">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  const formats = `<a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst>`;
  return `${xmlHead}<a:theme xmlns:a="${office}/drawingml/2006/main" name="Plain"><a:themeElements><a:clrScheme name="Plain">${scheme}${links}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain">${formats}</a:fmtScheme></a:themeElements></a:theme>`;
}
