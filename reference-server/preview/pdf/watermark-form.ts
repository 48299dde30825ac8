// The watermark of one page size as a form, used by all pages of that size.
import {
  beginMarkedContent,
  beginText,
  endMarkedContent,
  endText,
  LineJoinStyle,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setLineJoin,
  setLineWidth,
  setStrokingColor,
  setFontAndSize,
  setGraphicsState,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
  type PDFDocument,
  type PDFFont,
  type PDFOperator,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { gridOf, markSize, ANGLE, type Size } from '../watermark-layout.ts';

/** Over text, a light grey leaves every word legible; over a picture, only dark letters with a light edge stand out. */
const inks = {
  text: { grey: 0.35, across: 0.22, edge: null },
  picture: { grey: 0, across: 0.5, edge: { width: 0.2, alpha: 0.65 } },
} as const;

export function createMarkForm(
  document: PDFDocument,
  font: PDFFont,
  lines: string[],
  { over, ...size }: Size & { over: keyof typeof inks },
): PDFRef {
  const { context } = document;
  const { grey, across: alpha, edge } = inks[over];
  const draw: Draw = (line, fontSize, matrix) => {
    const show = (mode: TextRenderingMode) => [
      setTextRenderingMode(mode),
      setTextMatrix(...matrix),
      showText(font.encodeText(line)),
    ];
    return [
      beginText(),
      setFontAndSize('F', fontSize),
      ...(edge ? [setLineWidth(edge.width * fontSize), ...show(TextRenderingMode.Outline)] : []),
      ...show(TextRenderingMode.Fill),
      endText(),
    ];
  };
  const operators: PDFOperator[] = [
    // Excluded from the document's text, so that it is neither read aloud nor found.
    beginMarkedContent('Artifact'),
    beginMarkedContent('Watermark'),
    pushGraphicsState(),
    setGraphicsState('Across'),
    setFillingColor(rgb(grey, grey, grey)),
    setStrokingColor(rgb(1, 1, 1)),
    setLineJoin(LineJoinStyle.Round),
    ...across(font, lines, size, draw),
    setGraphicsState('Foot'),
    ...foot(font, lines, size, draw),
    popGraphicsState(),
    endMarkedContent(),
    endMarkedContent(),
  ];
  return context.register(
    context.formXObject(operators, {
      BBox: context.obj([0, 0, size.width, size.height]),
      Group: context.obj({ Type: 'Group', S: 'Transparency' }),
      Resources: {
        Font: { F: font.ref },
        ExtGState: {
          Across: { Type: 'ExtGState', ca: alpha, CA: edge?.alpha ?? 0, BM: 'Normal', SMask: 'None' },
          Foot: { Type: 'ExtGState', ca: 0.75, CA: edge?.alpha ?? 0, BM: 'Normal', SMask: 'None' },
        },
      },
    }),
  );
}

type Draw = (line: string, size: number, matrix: [number, number, number, number, number, number]) => PDFOperator[];

function across(font: PDFFont, lines: string[], size: Size, draw: Draw): PDFOperator[] {
  const widest = Math.max(...lines.map((line) => font.widthOfTextAtSize(line, 1)));
  const fontSize = markSize(size, widest);
  const [cos, sin] = [Math.cos(ANGLE), Math.sin(ANGLE)];
  return gridOf(size, fontSize, widest).flatMap(({ x, y }) =>
    lines.flatMap((line, at) => {
      const left = -font.widthOfTextAtSize(line, fontSize) / 2;
      const down = -at * fontSize * 1.3;
      return draw(line, fontSize, [cos, sin, -sin, cos, x + left * cos - down * sin, y + left * sin + down * cos]);
    }),
  );
}

/** One legible line at the bottom of the page. */
function foot(font: PDFFont, lines: string[], { width, height }: Size, draw: Draw): PDFOperator[] {
  const line = lines.join('  ');
  const fontSize = Math.min(8, height / 8, (width * 0.9) / font.widthOfTextAtSize(line, 1));
  return draw(line, fontSize, [1, 0, 0, 1, (width - font.widthOfTextAtSize(line, fontSize)) / 2, fontSize * 0.6]);
}
