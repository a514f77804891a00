import { addBars, heightOfBars } from './draw-bars.js';
import type { Letterhead, PdfBlock, PdfColumn, PdfFact, PdfText } from '../pdf-content.js';
import { drawLogo } from './draw-logo.js';
import type { PdfFont } from './pdf-fonts.js';
import { PDF_LOGO, PDF_MARGIN, pdfColors, pdfSizes } from './pdf-style.js';
import {
  CELL_GAP,
  factCells,
  HEADING,
  HEADING_GAP,
  PARAGRAPH_GAP,
  ROW_GAP,
  SMALL,
  type Cell,
  type Writing,
} from './pdf-text.js';

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

/** Draws the blocks of a PDF from top to bottom. */
export class PdfSheet {
  private readonly document: Document;
  private readonly letterhead: Letterhead;
  private readonly root: Element;

  constructor(document: Document, letterhead: Letterhead) {
    this.document = document;
    this.letterhead = letterhead;
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** One block below the last one. */
  write(block: PdfBlock): void {
    switch (block.type) {
      case 'head':
        return this.head(block.kind, block.number);
      case 'parties':
        return this.parties(block.title, block.lines, block.facts);
      case 'facts':
        return this.facts(block.facts);
      case 'heading':
        return this.heading(block.text);
      case 'paragraph':
        return this.paragraph(block.text);
      case 'small':
        return this.paragraph(block.text, SMALL);
      case 'table':
        return this.table(block.columns, block.rows);
      case 'bars':
        this.keep(heightOfBars);
        return addBars(this.document, this.root, block, { width: this.width, colors: this.letterhead.colors });
      case 'totals':
        return this.totals(block.lines);
      case 'together':
        this.keep(block.blocks.reduce((height, one) => height + this.heightOfText(one), 0));
        for (const one of block.blocks) this.write(one);
    }
  }

  /** The sender with logo, address and contact at the left, the kind and number of the document at the right. */
  private head(kind: string, number: string): void {
    const top = this.document.y;
    const [x, width] = [PDF_MARGIN + PDF_LOGO + 10, this.width / 2];
    this.document.markContent('Artifact', { type: 'Layout' });
    drawLogo(this.document, this.letterhead, PDF_MARGIN, top + 2, PDF_LOGO);
    this.document.endMarkedContent();
    this.tagged('P', () => {
      const { name, lines, colors } = this.letterhead;
      this.text(name, x, top, width, { size: 14, color: colors.strong, isStrong: true });
      this.text(lines.join('\n'), x, this.document.y, width, { size: pdfSizes.small, color: pdfColors.quiet });
    });
    const below = this.document.y;
    this.tagged('H1', () => {
      const right = { align: 'right', color: this.letterhead.colors.text } as const;
      const middle = PDF_MARGIN + this.width / 2;
      this.text(kind, middle, top, this.width / 2, { ...right, size: pdfSizes.title, isStrong: true });
      this.text(number, middle, this.document.y, this.width / 2, right);
    });
    this.document.y = Math.max(below, this.document.y);
    this.space(8);
    this.rule();
    this.space(14);
  }

  /** The addressee at the left, facts at the right. */
  private parties(title: string, lines: readonly string[], facts: readonly PdfFact[]): void {
    const top = this.document.y;
    const [half, middle] = [this.width / 2 - CELL_GAP, PDF_MARGIN + this.width / 2];
    this.tagged('P', () => {
      this.text(title, PDF_MARGIN, top, half, { size: pdfSizes.small, color: pdfColors.quiet });
      this.text(lines[0] ?? '', PDF_MARGIN, this.document.y, half, { isStrong: true });
      if (lines.length > 1) this.text(lines.slice(1).join('\n'), PDF_MARGIN, this.document.y, half, {});
    });
    const below = this.document.y;
    this.document.y = top;
    for (const [name, value] of facts)
      if (value !== null && value !== '')
        this.row(
          [
            { text: name, share: 0.2, color: pdfColors.quiet },
            { text: value, share: 0.3, align: 'right' },
          ],
          middle,
        );
    this.document.y = Math.max(below, this.document.y);
    this.space(14);
  }

  private heading(text: string): void {
    this.keep(60);
    this.space(HEADING_GAP.above);
    this.tagged('H2', () => {
      this.line(text, { ...HEADING, color: this.letterhead.colors.strong });
    });
    this.space(HEADING_GAP.below);
  }

  /** Text with its line breaks; nothing where there is none. */
  private paragraph(text: string, writing: Writing = {}): void {
    if (text.trim() === '') return;
    this.tagged('P', () => {
      this.line(text, writing);
    });
    this.space(PARAGRAPH_GAP);
  }

  /** What a thing is, line by line; facts without a value are left out. */
  private facts(facts: readonly PdfFact[]): void {
    for (const cells of factCells(facts)) this.row(cells);
    this.space(PARAGRAPH_GAP);
  }

  /** Rows under their columns' titles, which are written again on every page. */
  private table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
    const head = (): void => {
      this.row(columns.map(({ title, ...column }) => ({ ...column, text: title, isStrong: true })));
      this.rule();
      this.space(ROW_GAP);
    };
    this.keep(60);
    head();
    for (const texts of rows) {
      const cells = columns.map((column, index) => ({ ...column, text: texts[index] ?? '' }));
      if (this.isBelow(this.heightOf(cells))) {
        this.document.addPage();
        head();
      }
      this.row(cells);
    }
    this.rule();
    this.space(ROW_GAP);
  }

  /** Figures at the right, the last one strong. */
  private totals(lines: readonly (readonly [string, string])[]): void {
    if (lines.length === 0) return;
    this.keep(lines.length * 20);
    for (const [index, [name, value]] of lines.entries()) {
      const isStrong = index === lines.length - 1;
      this.row([
        { text: name, share: 0.78, align: 'right', isStrong },
        { text: value, share: 0.22, align: 'right', isStrong },
      ]);
    }
    this.space(6);
  }

  private get width(): number {
    return this.document.page.width - 2 * PDF_MARGIN;
  }

  private space(points: number): void {
    this.document.y += points;
  }

  private isBelow(points: number): boolean {
    return this.document.y + points > this.document.page.height - PDF_MARGIN;
  }

  /** Begins a page where what follows has less room than this. */
  private keep(points: number): void {
    if (this.isBelow(points)) this.document.addPage();
  }

  private rule(): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .moveTo(PDF_MARGIN, this.document.y)
      .lineTo(PDF_MARGIN + this.width, this.document.y)
      .lineWidth(0.75)
      .strokeColor(pdfColors.line)
      .stroke();
    this.document.endMarkedContent();
  }

  private row(cells: readonly Cell[], from = PDF_MARGIN): void {
    this.keep(this.heightOf(cells));
    const top = this.document.y;
    const height = this.heightOf(cells);
    let x = from;
    for (const { text, share, ...writing } of cells) {
      const left = x;
      this.tagged('P', () => {
        this.text(text, left, top, share * this.width - CELL_GAP * Number(writing.align !== 'right'), writing);
      });
      x += share * this.width;
    }
    this.document.y = top + height;
  }

  private heightOfText(block: PdfText): number {
    if (block.type === 'facts')
      return factCells(block.facts).reduce((height, cells) => height + this.heightOf(cells), PARAGRAPH_GAP);
    const isHeading = block.type === 'heading';
    this.choose(isHeading ? HEADING : block.type === 'small' ? SMALL : {});
    const gaps = isHeading ? HEADING_GAP.above + HEADING_GAP.below : PARAGRAPH_GAP;
    return this.document.heightOfString(block.text, { width: this.width }) + gaps;
  }

  private heightOf(cells: readonly Cell[]): number {
    const heights = cells.map(({ text, share, align, ...writing }) => {
      this.choose(writing);
      return this.document.heightOfString(text, { width: share * this.width - CELL_GAP * Number(align !== 'right') });
    });
    return Math.max(...heights) + ROW_GAP;
  }

  private line(text: string, writing: Writing): void {
    this.text(text, PDF_MARGIN, this.document.y, this.width, writing);
  }

  private text(text: string, x: number, y: number, width: number, { align = 'left', ...writing }: Writing): void {
    this.choose(writing);
    this.document.text(text, x, y, { width, align });
  }

  private choose({ size = pdfSizes.text, color = this.letterhead.colors.text, isStrong = false }: Writing): void {
    const font: PdfFont = isStrong ? 'strong' : 'text';
    this.document.font(font).fontSize(size).fillColor(color);
  }

  private tagged(tag: 'H1' | 'H2' | 'P', draw: () => void): void {
    const element = this.document.struct(tag, {}, [draw]);
    this.root.add(element);
    element.end();
  }
}
