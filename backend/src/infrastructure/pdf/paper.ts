/** Who sends a paper: stands with the logo at the head of its first page, and below every page. */
export interface Letterhead {
  name: string;
  /** Address and contact, line by line. */
  lines: readonly string[];
  /** Hexadecimal. */
  colors: { strong: string; text: string };
}

/** A column of a table; figures stand at the right. */
export interface PaperColumn {
  title: string;
  /** Of the line's width, between 0 and 1. */
  share: number;
  align?: 'left' | 'right';
}

/** A name and its value; without a value it is left out. */
export type PaperFact = readonly [name: string, value: string | null];

/** What can be measured before it is written. */
export type PaperText =
  { type: 'facts'; facts: readonly PaperFact[] } | { type: 'heading' | 'paragraph' | 'small'; text: string };

/** One piece of a paper, from top to bottom; what stands `together` is on one page where one has room for it. */
export type PaperBlock =
  | PaperText
  | { type: 'head'; kind: string; number: string }
  | { type: 'parties'; title: string; lines: readonly string[]; facts: readonly PaperFact[] }
  | { type: 'together'; blocks: readonly PaperText[] }
  | { type: 'table'; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] }
  | { type: 'totals'; lines: readonly (readonly [string, string])[] };

/**
 * A paper in words: plain data that crosses to the thread which draws it. Drawn twice it is the same bytes.
 */
export interface Paper {
  title: string;
  /** Stands in the file as the time it was made. */
  at: Date;
  letterhead: Letterhead;
  blocks: readonly PaperBlock[];
  /** One word across every page, for example VOID. */
  stamp?: string;
  /** Its pages are added to another file, whose numbers they don't continue. */
  isAppendix?: boolean;
}
