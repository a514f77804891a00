import type { PdfFact } from '../pdf-content.js';
import { pdfColors, pdfSizes } from './pdf-style.js';

/** The style of a text; by default that of paragraphs. */
export interface Writing {
  size?: number;
  color?: string;
  isStrong?: boolean;
  align?: 'left' | 'right';
}

/** Text within a line of several. */
export interface Cell extends Writing {
  text: string;
  /** Of the text's width, between 0 and 1. */
  share: number;
}

export const HEADING = { size: pdfSizes.heading, isStrong: true } as const;
export const HEADING_GAP = { above: 8, below: 4 } as const;
export const SMALL = { size: pdfSizes.small, color: pdfColors.quiet } as const;
export const PARAGRAPH_GAP = 6;
export const CELL_GAP = 8;
export const ROW_GAP = 5;
/** So that a SHA-256 stands on one line. */
const FACT_SHARE = 0.22;

/** Names and values side by side; facts without a value are left out. */
export const factCells = (facts: readonly PdfFact[]): Cell[][] =>
  facts
    .filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '')
    .map(([name, value]) => [
      { text: name, share: FACT_SHARE, color: pdfColors.quiet },
      { text: value, share: 1 - FACT_SHARE },
    ]);

/**
 * A text in lines that fit, broken between words: the drawing library breaks a word that fills its line at the blank
 * behind it, with which the next line would begin. A word that is longer than a line is left to the library.
 * @param widthOf a text in points; words are measured one by one, as the library does
 */
export const wrappedText = (text: string, width: number, widthOf: (text: string) => number): string =>
  text
    .split('\n')
    .map((paragraph) => wrappedLine(paragraph.trimEnd(), width, widthOf))
    .join('\n');

function wrappedLine(paragraph: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(paragraph) <= width) return paragraph;
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const word of paragraph.split(' ').filter((one) => one !== '')) {
    if (line !== '' && used + widthOf(word) > width) {
      lines.push(line.trimEnd());
      [line, used] = ['', 0];
    }
    line += `${word} `;
    used += widthOf(`${word} `);
  }
  return [...lines, line.trimEnd()].join('\n');
}
