import {
  decodePDFRawStream,
  PDFContext,
  PDFDocument,
  PDFObjectParser,
  PDFRawStream,
  type LoadOptions,
} from '@cantoo/pdf-lib';
import { pdfLimits, type PdfRefusal } from '../pdf-limits.js';

/** A PDF that isn't worked on, and why. */
export class RefusedPdf extends Error {
  readonly refusal: PdfRefusal;

  constructor(refusal: PdfRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** What reading the file at hand has cost so far; a thread reads one at a time. */
interface Cost {
  objects: number;
  depth: number;
  unpackedBytes: number;
  beyond: PdfRefusal | null;
}

const SMALLEST_BUFFER = 512;

const COST: unique symbol = Symbol.for('portal.pdf.cost');
// kept beside the prototypes that count it: a test file's own copy of this module meets a library that has its limits
const library = PDFContext.prototype as PDFContext & { [COST]?: Cost };
const cost = (library[COST] ??= limitReading({ objects: 0, depth: 0, unpackedBytes: 0, beyond: null }));

/** The parser swallows what is thrown within an object and goes on, so what was exceeded is kept, and thrown again. */
function count(limit: 'objects' | 'depth' | 'unpackedBytes', more: number): void {
  cost[limit] += more;
  if (cost[limit] > pdfLimits[limit]) cost.beyond ??= limit;
  if (cost.beyond) throw new RefusedPdf(cost.beyond);
}

/**
 * Opens an uploaded PDF within the limits.
 * @throws RefusedPdf where it is beyond one, has no pages, is locked, or isn't a PDF
 */
export async function readPdf(bytes: Uint8Array, options: LoadOptions = {}): Promise<PDFDocument> {
  Object.assign(cost, { objects: 0, depth: 0, unpackedBytes: 0, beyond: null });
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ...options });
    const pages = document.getPageCount();
    if (pages > pdfLimits.pages) throw new RefusedPdf('pages');
    if (pages === 0) throw new RefusedPdf('unreadable');
    return document;
  } catch (error) {
    if (cost.beyond) throw new RefusedPdf(cost.beyond);
    if (error instanceof RefusedPdf) throw error;
    throw new RefusedPdf(error instanceof RangeError ? 'depth' : 'unreadable'); // a page tree within itself never ends
  }
}

/** The library has no limits: its three places where a file's size in memory is decided get them. */
function limitReading(none: Cost): Cost {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below on the object that it belongs to
  const { assign } = PDFContext.prototype;
  PDFContext.prototype.assign = function (...given) {
    count('objects', 1);
    assign.apply(this, given);
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below on the object that it belongs to
  const { parseObject } = PDFObjectParser.prototype;
  PDFObjectParser.prototype.parseObject = function (...given) {
    count('depth', 1);
    try {
      return parseObject.apply(this, given);
    } finally {
      cost.depth -= 1;
    }
  };
  const unpacking = unpackingStreams();
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below on the object that it belongs to
  const { ensureBuffer } = unpacking;
  unpacking.ensureBuffer = function (requested) {
    const before = this.buffer.byteLength;
    let size = SMALLEST_BUFFER;
    while (size < requested) size *= 2; // as it grows
    if (requested > before) count('unpackedBytes', size - before);
    return ensureBuffer.call(this, requested);
  };
  return none;
}

interface Unpacking {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

/** What all unpacking streams of the library inherit; it isn't exported. */
function unpackingStreams(): Unpacking {
  const context = PDFContext.create();
  const packed = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), new Uint8Array([0x78, 0x9c, 0x03, 0x00]));
  return Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(packed))) as Unpacking;
}
