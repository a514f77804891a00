import { addChart, CHART_HEIGHT } from './draw-chart.js';
import type { PdfBlock, PdfFact, PdfTable, PdfText, Letterhead } from '../pdf-content.js';
import { columnShares } from './column-shares.js';
import { PdfLines, type RowTags } from './pdf-lines.js';
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

/** Draws the blocks of a PDF from top to bottom. */
export class PdfSheet extends PdfLines {
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
        return this.table(block);
      case 'chart':
        this.keep(CHART_HEIGHT);
        return addChart(this.document, this.root, block, { width: this.width, colors: this.letterhead.colors });
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
    this.artifact('Layout', () => {
      drawLogo(this.document, this.letterhead, PDF_MARGIN, top + 2, PDF_LOGO);
    });
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
          undefined,
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

  /** The titles are written again on every page, where they are no part of the text. */
  private table({ columns, rows, totals, isSmall = false }: PdfTable): void {
    const size = isSmall ? pdfSizes.small : pdfSizes.text;
    const shares = columnShares(columns, [...rows, ...(totals ? [totals] : [])], {
      gap: CELL_GAP,
      line: this.width,
      widthOf: (text, isStrong) => {
        this.choose({ size, isStrong });
        return this.document.widthOfString(text);
      },
    });
    const styled = (texts: readonly string[], writing: Writing = {}): Cell[] =>
      columns.map(({ align = 'left' }, at) => ({
        ...{ text: texts[at] ?? '', share: shares[at] ?? 0, align, size },
        ...writing,
      }));
    const titles = styled(
      columns.map(({ title }) => title),
      { isStrong: true },
    );
    const table = this.document.struct('Table');
    this.root.add(table);
    const head = (tags: RowTags | null): void => {
      this.row(titles, tags);
      this.rule();
      this.space(ROW_GAP);
    };
    this.keep(60);
    head({ within: table, cell: 'TH' });
    for (const texts of rows) {
      const cells = styled(texts);
      if (this.isBelow(this.heightOf(cells))) {
        this.document.addPage();
        head(null);
      }
      this.row(cells, { within: table, cell: 'TD' });
    }
    this.rule();
    if (totals) {
      this.space(ROW_GAP);
      this.row(styled(totals, { isStrong: true }), { within: table, cell: 'TD' });
    }
    table.end();
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

  private heightOfText(block: PdfText): number {
    if (block.type === 'facts')
      return factCells(block.facts).reduce((height, cells) => height + this.heightOf(cells), PARAGRAPH_GAP);
    const isHeading = block.type === 'heading';
    this.choose(isHeading ? HEADING : block.type === 'small' ? SMALL : {});
    const gaps = isHeading ? HEADING_GAP.above + HEADING_GAP.below : PARAGRAPH_GAP;
    return this.document.heightOfString(block.text, { width: this.width }) + gaps;
  }
}

/** The side of the mark's own drawing. */
const SIDE = 40;

const rays = 'M23.6 10.2a6.6 6.6 0 0 1 0 6.6M27 7.4a11.4 11.4 0 0 1 0 12.2';
const water =
  'M6.5 29.2c2.3 0 2.3-1.7 4.5-1.7s2.3 1.7 4.5 1.7 2.3-1.7 4.5-1.7 2.3 1.7 4.5 1.7 2.2-1.7 4.5-1.7 2.2 1.7 4.5 1.7';
const tower = 'm14.3 24.3 1.4-8.3h5l1.4 8.3z';

/** The mark of the logo, as the pages show it. `size` in points. */
function drawLogo(document: PDFKit.PDFDocument, { colors }: Letterhead, x: number, y: number, size: number): void {
  document
    .save()
    .translate(x, y)
    .scale(size / SIDE);
  document.roundedRect(0, 0, SIDE, SIDE, 11).fill(colors.strong);
  document.lineWidth(2.2).lineCap('round').strokeColor('white');
  document.path(rays).stroke();
  document.path(water).stroke();
  document.path(tower).fill('white');
  document.circle(18.2, 12.6, 2.5).fill(pdfColors.light);
  document.restore();
}
