import { limits, sentenceOf } from '@portal/contracts';

/** A file that isn't sent, and why, in words. */
export interface RefusedFile {
  name: string;
  reason: string;
}

/** Types that the server refuses whatever the content; it checks all others by content. */
const refusedTypes = [
  /^(audio|video|font|model)\//,
  /^image\/(?!png|x-png|apng|jpe?g|pjpeg|gif|webp)/,
  /^text\/(html|xml|css|javascript)/,
  /javascript|xhtml|msdownload|x-msdos|x-sh|x-executable|java-archive|android\.package|macroenabled/i,
];

/**
 * Sorts chosen files into those worth sending and those that would be refused, before any of them is sent.
 * @param already how many files the comment has; without it their number isn't limited here
 */
export function checkFiles(chosen: readonly File[], already = -Infinity): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const reason = reasonAgainst(file, already + accepted.length);
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function reasonAgainst({ name, size, type }: File, already: number): string | null {
  if (size === 0) return 'The file is empty';
  if (size > limits.attachmentBytes) return sentenceOf('attachment.too_large');
  if (name.length > limits.fileName) return `A file name can have at most ${limits.fileName} characters`;
  if (refusedTypes.some((refused) => refused.test(type))) return sentenceOf('attachment.type_refused');
  return already >= limits.attachmentsPerComment ? sentenceOf('attachment.too_many') : null;
}
