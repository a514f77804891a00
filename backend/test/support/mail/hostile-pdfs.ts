import { deflateSync } from 'node:zlib';

interface Parts {
  /** Behind the catalog, the page tree and its page. */
  more?: string;
  kids?: string;
  count?: number;
  /** Within the catalog. */
  root?: string;
}

/** A PDF of one page with the given further objects; without a cross-reference table, which readers rebuild. */
const pdfOf = ({ more = '', kids = '3 0 R', count = 1, root = '' }: Parts): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${root} >>\nendobj\n` +
      `2 0 obj\n<< /Type /Pages /Count ${count} /Kids [${kids}] >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n${more}` +
      'trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n',
    'latin1',
  );

/** Many objects in little space: 20,000 are 0.3 MB. */
export const manyObjects = (objects: number): Buffer =>
  pdfOf({ more: Array.from({ length: objects }, (_, index) => `${index + 4} 0 obj 0 endobj\n`).join('') });

export const manyPages = (pages: number): Buffer =>
  pdfOf({
    kids: Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' '),
    count: pages,
    more: Array.from(
      { length: pages - 1 },
      (_, index) => `${index + 4} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n`,
    ).join(''),
  });

export const deepArrays = (depth: number): Buffer => pdfOf({ root: `/Deep ${'['.repeat(depth)}${']'.repeat(depth)}` });

/** A page tree that is a branch of itself. */
export const endlessPages = (): Buffer => pdfOf({ kids: '2 0 R' });

/** One object that is a hundred times as large in memory as in the file. */
export const manyNumbers = (numbers: number): Buffer => pdfOf({ root: `/Numbers [${'1 '.repeat(numbers)}]` });

/** Packed objects that unpack to so many megabytes of blanks. */
export function packedObjects(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_024 * 1_024, ' '), { level: 9 });
  const dict = `/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${packed.length}`;
  return pdfOf({ more: `4 0 obj\n<< ${dict} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n` });
}
