/** A PDF of one page with many small objects: 19,000 take 0.3 MB and are just below the limit. */
export function heavyPdf(objects: number): Buffer {
  const more = Array.from({ length: objects }, (_, index) => `${index + 4} 0 obj 0 endobj\n`).join('');
  return Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
      '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n' +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n${more}` +
      'trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n',
  );
}

/** A PDF that opens into more memory than a thread may have: one list of numbers, 2 bytes each in the file. */
export const swellingPdf = (numbers: number): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Numbers [${'1 '.repeat(numbers)}] >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n' +
      'trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n',
  );
