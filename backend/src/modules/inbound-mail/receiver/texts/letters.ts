/** How programs repeat the address of a link behind its words. */
const REPEATED_ADDRESS = /[<([](?:https?|mailto|tel):[^\s<>()[\]]{1,2000}[>)\]]/gi;

/** Signs by which a box is ticked. */
const TICKS = /[✓✔☑☒✗✘×√]/g;

/** Stands around words that were struck out in a quote, so that its line is another one: a letter, which signs aren't. */
export const STRUCK_OUT = 'ↇ';

/** Without signs and blanks, which programs change. */
export const lettersOf = (text: string): string =>
  text
    .replace(TICKS, 'x')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The same of an address of mail, which a screen shows without its scheme. */
const TWICE = /(?<![^\s<>()[\]])([^\s<>()[\]@]{1,64}@[^\s<>()[\]@]{1,255})\s{0,3}[<([]\1[>)\]]/gi;

/** A line without the addresses that programs put behind the words of links. */
export const withoutAddresses = (line: string): string => line.replace(REPEATED_ADDRESS, '').replace(TWICE, '$1');

/** {@link lettersOf} of a line {@link withoutAddresses}. */
export const letterLine = (line: string): string => lettersOf(withoutAddresses(line));
