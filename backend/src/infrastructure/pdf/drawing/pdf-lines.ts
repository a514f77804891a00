import type { Letterhead } from '../pdf-content.js';
import type { PdfFont } from './pdf-fonts.js';
import { PDF_MARGIN, pdfColors, pdfSizes } from './pdf-style.js';
import { CELL_GAP, ROW_GAP, type Cell, type Writing, wrappedText } from './pdf-text.js';

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

/** The element that a row belongs to, and what its cells are there. */
export interface RowTags {
  within: Element;
  cell: 'TH' | 'TD';
}

/** Writes texts, lines of cells and rules from top to bottom, tagged for screen readers. */
export class PdfLines {
  protected readonly document: Document;
  protected readonly letterhead: Letterhead;
  protected readonly root: Element;

  constructor(document: Document, letterhead: Letterhead) {
    this.document = document;
    this.letterhead = letterhead;
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  protected get width(): number {
    return this.document.page.width - 2 * PDF_MARGIN;
  }

  protected space(points: number): void {
    this.document.y += points;
  }

  protected isBelow(points: number): boolean {
    return this.document.y + points > this.document.page.height - PDF_MARGIN;
  }

  /** Begins a page where what follows has less room than this. */
  protected keep(points: number): void {
    if (this.isBelow(points)) this.document.addPage();
  }

  protected rule(): void {
    this.artifact('Layout', () => {
      this.document
        .moveTo(PDF_MARGIN, this.document.y)
        .lineTo(PDF_MARGIN + this.width, this.document.y)
        .lineWidth(0.75)
        .strokeColor(pdfColors.line)
        .stroke();
    });
  }

  /** @param tags where the cells belong to; each is a paragraph of its own by default, null is for what is repeated */
  protected row(given: readonly Cell[], tags?: RowTags | null, from = PDF_MARGIN): void {
    const cells = this.wrapped(given);
    const height = this.heightOf(cells);
    this.keep(height);
    const top = this.document.y;
    const row = tags && this.document.struct('TR');
    if (row) tags.within.add(row);
    let x = from;
    for (const [at, { text, share, ...writing }] of cells.entries()) {
      const left = x;
      const draw = (): void => {
        const width = this.cellWidth(share, at === cells.length - 1);
        const slack = this.slackOf(writing);
        this.text(text, writing.align === 'right' ? left - slack : left, top, width + slack, writing);
      };
      if (row) this.tagged(tags.cell, draw, row);
      else if (tags === null) this.artifact('Pagination', draw);
      else this.tagged('P', draw);
      x += share * this.width;
    }
    row?.end();
    this.document.y = top + height;
  }

  protected heightOf(cells: readonly Cell[]): number {
    const heights = this.wrapped(cells).map(({ text, share, ...writing }, at) => {
      const slack = this.slackOf(writing);
      return this.document.heightOfString(text, { width: this.cellWidth(share, at === cells.length - 1) + slack });
    });
    return Math.max(...heights) + ROW_GAP;
  }

  /** The library counts the end of a line as a letter of it: with this it breaks no line that is full. */
  private slackOf(writing: Writing): number {
    this.choose(writing);
    return this.document.widthOfString('\n') + 0.5;
  }

  private wrapped(cells: readonly Cell[]): Cell[] {
    return cells.map((cell, at) => {
      this.choose(cell);
      const width = this.cellWidth(cell.share, at === cells.length - 1);
      return { ...cell, text: wrappedText(cell.text, width, (text) => this.document.widthOfString(text)) };
    });
  }

  protected cellWidth(share: number, isLast: boolean): number {
    return share * this.width - (isLast ? 0 : CELL_GAP);
  }

  protected line(text: string, writing: Writing): void {
    this.text(text, PDF_MARGIN, this.document.y, this.width, writing);
  }

  protected text(text: string, x: number, y: number, width: number, { align = 'left', ...writing }: Writing): void {
    this.choose(writing);
    this.document.text(text, x, y, { width, align });
  }

  protected choose({ size = pdfSizes.text, color = this.letterhead.colors.text, isStrong = false }: Writing): void {
    const font: PdfFont = isStrong ? 'strong' : 'text';
    this.document.font(font).fontSize(size).fillColor(color);
  }

  protected tagged(tag: 'H1' | 'H2' | 'P' | RowTags['cell'], draw: () => void, within: Element = this.root): void {
    const element = this.document.struct(tag, {}, [draw]);
    within.add(element);
    element.end();
  }

  protected artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }
}
