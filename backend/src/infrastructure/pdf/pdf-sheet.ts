import { brand } from '@portal/contracts';
import type { PdfFont } from './pdf-fonts.js';
import { PDF_MARGIN, pdfColors, pdfSizes } from './pdf-style.js';

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

interface Writing {
  size?: number;
  color?: string;
  isStrong?: boolean;
  align?: 'left' | 'right';
}

/** A column of a table: the last ones are figures, at the right. */
export interface PdfColumn {
  title: string;
  /** Of the line's width, between 0 and 1. */
  share: number;
  align?: 'left' | 'right';
}

const CELL_GAP = 8;
const ROW_GAP = 5;
/** So that a SHA-256 stands on one line. */
const FACT_SHARE = 0.22;

/** Writes a file from top to bottom, in the few forms our papers have. */
export class PdfSheet {
  private readonly root: Element;

  constructor(private readonly document: Document) {
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** Our name at the left, what the paper is at the right. */
  head(kind: string, number: string): void {
    const top = this.document.y;
    this.tagged('P', () => {
      this.write(brand.name, PDF_MARGIN, top, this.width / 2, { size: 14, color: pdfColors.strong, isStrong: true });
      this.write(brand.region, PDF_MARGIN, this.document.y, this.width / 2, {
        size: pdfSizes.small,
        color: pdfColors.quiet,
      });
    });
    this.tagged('H1', () => {
      const right = { align: 'right', color: pdfColors.text } as const;
      const x = PDF_MARGIN + this.width / 2;
      this.write(kind, x, top, this.width / 2, { ...right, size: pdfSizes.title, isStrong: true });
      this.write(number, x, this.document.y, this.width / 2, right);
    });
    this.space(8);
    this.rule();
    this.space(14);
  }

  heading(text: string): void {
    this.keep(60);
    this.space(8);
    this.tagged('H2', () => {
      this.line(text, { size: pdfSizes.heading, isStrong: true, color: pdfColors.strong });
    });
    this.space(4);
  }

  /** Text with its line breaks; nothing where there is none. */
  paragraph(text: string, writing: Writing = {}): void {
    if (text.trim() === '') return;
    this.tagged('P', () => {
      this.line(text, writing);
    });
    this.space(6);
  }

  small(text: string): void {
    this.paragraph(text, { size: pdfSizes.small, color: pdfColors.quiet });
  }

  /** What a thing is, line by line; facts without a value are left out. */
  facts(facts: readonly (readonly [string, string | null])[]): void {
    for (const [name, value] of facts) {
      if (value === null || value === '') continue;
      this.row([
        { text: name, share: FACT_SHARE, color: pdfColors.quiet },
        { text: value, share: 1 - FACT_SHARE },
      ]);
    }
    this.space(6);
  }

  /** Rows under their columns' titles, which are written again on every page. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
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
  totals(lines: readonly (readonly [string, string])[]): void {
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

  private row(cells: readonly (Writing & { text: string; share: number })[]): void {
    this.keep(this.heightOf(cells));
    const top = this.document.y;
    const height = this.heightOf(cells);
    let x = PDF_MARGIN;
    for (const { text, share, ...writing } of cells) {
      const left = x;
      this.tagged('P', () => {
        this.write(text, left, top, share * this.width - CELL_GAP * Number(writing.align !== 'right'), writing);
      });
      x += share * this.width;
    }
    this.document.y = top + height;
  }

  private heightOf(cells: readonly (Writing & { text: string; share: number })[]): number {
    const heights = cells.map(({ text, share, align, ...writing }) => {
      this.choose(writing);
      return this.document.heightOfString(text, { width: share * this.width - CELL_GAP * Number(align !== 'right') });
    });
    return Math.max(...heights) + ROW_GAP;
  }

  private line(text: string, writing: Writing): void {
    this.write(text, PDF_MARGIN, this.document.y, this.width, writing);
  }

  private write(text: string, x: number, y: number, width: number, { align = 'left', ...writing }: Writing): void {
    this.choose(writing);
    this.document.text(text, x, y, { width, align });
  }

  private choose({ size = pdfSizes.text, color = pdfColors.text, isStrong = false }: Writing): void {
    const font: PdfFont = isStrong ? 'strong' : 'text';
    this.document.font(font).fontSize(size).fillColor(color);
  }

  private tagged(tag: 'H1' | 'H2' | 'P', draw: () => void): void {
    const element = this.document.struct(tag, {}, [draw]);
    this.root.add(element);
    element.end();
  }
}
