import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const BYTES = 16;
const drawn = new Uint8Array(256 * BYTES);
let at = drawn.length;
/** Ids of one millisecond count upward from a random number. */
let last = { msecs: 0, seq: 0 };

/** A fresh UUID that sorts behind all earlier ones of this process. Random bytes are drawn for many: each draw is slow. */
export function newId(): string {
  if (at === drawn.length) {
    randomFillSync(drawn);
    at = 0;
  }
  const random = drawn.subarray(at, at + BYTES);
  at += BYTES;
  const now = Date.now();
  last =
    now > last.msecs
      ? { msecs: now, seq: Buffer.from(random.buffer, random.byteOffset).readUInt32BE(6) >>> 1 }
      : { msecs: last.msecs, seq: last.seq + 1 };
  return v7({ random, ...last });
}
