// The parts of pdfkit that are used; it has no types of its own.
declare module 'pdfkit' {
  /** An object that is written later and can be referenced before. */
  export interface PdfObject {
    data: object;
    end(content?: string): void;
  }

  export interface PdfPage {
    dictionary: PdfObject;
    xobjects: Record<string, PdfObject>;
  }

  export interface OutlineItem {
    addItem(title: string): OutlineItem;
  }

  export interface StructureContent {
    readonly refs: readonly object[];
  }

  export interface StructureElement {
    end(): void;
  }

  interface Options {
    size: string;
    margin: number;
    autoFirstPage: boolean;
    pdfVersion: string;
    lang: string;
    displayTitle: boolean;
    tagged: boolean;
    /** Null, so that no default font is loaded. */
    font: null;
    fontLayoutCache: boolean;
    info: Record<string, string | Date>;
  }

  interface TextOptions {
    lineBreak: false;
    /** Empty, so that a line is laid out as a whole. */
    features: readonly [];
  }

  export default class PDFDocument {
    constructor(options: Options);
    page: PdfPage;
    outline: OutlineItem;
    /** The current font: its resource name, object, and glyphs as hexadecimal numbers. */
    _font: { id: string; ref(): PdfObject; encode(text: string, features: readonly []): [string[], unknown] };
    /** Receives written bytes, and null at the end. */
    push(chunk: Uint8Array | null): boolean;
    addPage(): this;
    end(): void;
    registerFont(name: string, font: object): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    image(png: Buffer, x: number, y: number, options: { fit: [number, number]; align: 'right' }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    ref(data: object): PdfObject;
    addContent(operators: string): this;
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    /** Starts a group in reading order, which must end on the same page. */
    markStructureContent(tag: string): StructureContent;
    struct(tag: string, content: StructureContent): StructureElement;
    addStructure(element: StructureElement): this;
  }
}
