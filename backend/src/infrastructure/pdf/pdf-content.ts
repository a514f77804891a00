import { brand } from '@portal/contracts';

/** The sender of a document as its record keeps it. */
export interface Sender {
  name: string;
  address: string | null;
  phone: string;
  email: string;
}

/** The brand as it is now. */
export const currentSender = (): Sender => ({
  name: brand.name,
  address: brand.address,
  phone: brand.phone.shown,
  email: brand.email,
});

/** The letterhead of a document; by default with the current address and contact. */
export const letterheadOf = ({ name, address, phone, email }: Sender = currentSender()): Letterhead => ({
  name,
  lines: [...(address ? address.split('\n') : []), `${phone} · ${email}`],
  colors: { strong: brand.colors.primary, text: brand.colors.text },
});

/** The sender, shown with the logo at the head of the first page and below every page. */
export interface Letterhead {
  name: string;
  /** Address and contact, line by line. */
  lines: readonly string[];
  /** Hexadecimal. */
  colors: { strong: string; text: string };
}

/** A column of a table; figures stand at the right. */
export interface PdfColumn {
  title: string;
  /** Of the line's width, between 0 and 1; where no column has one they are as wide as what they hold. */
  share?: number;
  align?: 'left' | 'right';
}

/** A name and its value; without a value it is left out. */
export type PdfFact = readonly [name: string, value: string | null];

/** What can be measured before it is written. */
export type PdfText =
  { type: 'facts'; facts: readonly PdfFact[] } | { type: 'heading' | 'paragraph' | 'small'; text: string };

/** Figures as a chart; values stand above what is drawn of them in words. */
export interface PdfChart {
  type: 'chart';
  title: string;
  /**
   * `bars` stand side by side for each point, the last series in the strong colour; `stacked` ones on each other, with
   * their `sum` above; of `lines` the values of the last series stand at them; of `share` the points are the parts.
   */
  kind: 'bars' | 'lines' | 'stacked' | 'share';
  series: readonly string[];
  points: readonly { label: string; values: readonly (number | null)[]; words: readonly string[]; sum?: string }[];
  /** A line across bars or lines, named behind what each colour is. */
  goal?: { value: number; words: string };
}

/** Rows under their columns' titles; small where there are many columns. */
export interface PdfTable {
  type: 'table';
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** A last row of its own, strong. */
  totals?: readonly string[];
  isSmall?: boolean;
}

/** A block of the page, drawn from top to bottom; `together` blocks are kept on one page where they fit. */
export type PdfBlock =
  | PdfText
  | { type: 'head'; kind: string; number: string }
  | { type: 'parties'; title: string; lines: readonly string[]; facts: readonly PdfFact[] }
  | { type: 'together'; blocks: readonly PdfText[] }
  | PdfTable
  | PdfChart
  | { type: 'totals'; lines: readonly (readonly [string, string])[] };

/**
 * What a PDF shows, as plain data that can be posted to the drawing thread. The same content gives the same bytes.
 */
export interface PdfContent {
  title: string;
  /** Stands in the file as the time it was made. */
  at: Date;
  letterhead: Letterhead;
  blocks: readonly PdfBlock[];
  /** One word across every page, for example VOID. */
  stamp?: string;
  /** Its pages lie on their side: for wide tables. */
  isLandscape?: boolean;
  /** Its pages are added to another file, whose numbers they don't continue. */
  isAppendix?: boolean;
}
