import type { Entry, ZipFile } from 'yauzl';
import { RefusedTable } from './limited-lines.js';
import { readWholePart } from './xml-part.js';

/** A table has at most 50 million characters, and may not use all that it shares. */
const MAX_BYTES = 128 * 1024 * 1024;
/** What Office writes for characters that XML has no place for: `_x000D_`. */
const ESCAPED = /_x([0-9a-f]{4})_/gi;

/** A text as it is shown. */
export const unescapedText = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * The texts that a workbook's cells share, as bytes: two million of them take 30 MB so, and 500 as strings of their own.
 */
export class SharedTexts {
  private bytes = Buffer.alloc(64 * 1024);
  private ends = new Uint32Array(1024);
  private count = 0;

  /** Reads the part of a workbook that has them; phonetic readings beside a text aren't part of it. */
  static async of(zip: ZipFile, entry: Entry): Promise<SharedTexts> {
    const texts = new SharedTexts();
    let [text, isText, phonetic] = ['', false, 0];
    await readWholePart(zip, entry, {
      open: ({ name }) => {
        if (name === 'si') text = '';
        if (name === 'rPh') phonetic += 1;
        isText = name === 't' && phonetic === 0;
      },
      close: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') phonetic -= 1;
        if (name === 'si') texts.add(unescapedText(text));
      },
      text: (part) => {
        if (isText) text += part;
      },
    });
    return texts;
  }

  /** The text of a number; none is empty. */
  at(index: number): string {
    if (!Number.isInteger(index) || index < 0 || index >= this.count) return '';
    return this.bytes.toString('utf8', index === 0 ? 0 : this.ends[index - 1], this.ends[index]);
  }

  private add(text: string): void {
    const begin = this.count === 0 ? 0 : (this.ends[this.count - 1] ?? 0);
    const end = begin + Buffer.byteLength(text);
    if (end > MAX_BYTES) throw new RefusedTable('too_much_text');
    if (end > this.bytes.length) this.bytes = Buffer.concat([this.bytes], Math.max(end, this.bytes.length * 2));
    if (this.count === this.ends.length) {
      const longer = new Uint32Array(this.ends.length * 2);
      longer.set(this.ends);
      this.ends = longer;
    }
    this.bytes.write(text, begin);
    this.ends[this.count] = end;
    this.count += 1;
  }
}
