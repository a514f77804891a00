import { Transform } from 'node:stream';
import { refusals, type SmtpRefusal } from './smtp-refusal.js';

/** Bytes of a whole mail. */
export const LARGEST_MAIL = 25 * 1024 * 1024;
/** Bytes; servers must cut at 998 (RFC 5321), and some write more. */
const LONGEST_LINE = 100_000;
/**
 * The parser holds each line apart: millions of them would take more memory than the process has. 25 MB of Base64 have
 * half of that.
 */
export const MAX_LINES = 600_000;
const LINE_FEED = 10;

/**
 * Passes on a mail's content until it is too large or has a too long line or too many lines; then it takes the rest in
 * without passing it on, because a client reads a refusal only after it has sent everything.
 */
export class BoundedContent extends Transform {
  /** Why the content isn't taken. */
  refusal: SmtpRefusal | null = null;
  private size = 0;
  private lineLength = 0;
  private lines = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.measure(chunk);
    if (!this.refusal) this.push(chunk);
    done();
  }

  private measure(chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > LARGEST_MAIL) this.refusal ??= refusals.tooLarge();
    for (let at = 0; at < chunk.length && !this.refusal;) {
      const end = chunk.indexOf(LINE_FEED, at);
      this.lineLength += (end < 0 ? chunk.length : end) - at;
      if (this.lineLength > LONGEST_LINE) this.refusal = refusals.lineTooLong();
      if (end < 0) return;
      this.lineLength = 0;
      this.lines += 1;
      if (this.lines > MAX_LINES) this.refusal ??= refusals.tooManyLines();
      at = end + 1;
    }
  }
}
