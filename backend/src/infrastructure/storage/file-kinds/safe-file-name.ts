import { limits, truncate } from '@portal/contracts';
import type { FileKind } from './file-kind.js';

/** Control characters, and those that turn the direction of writing to make "exe.png" out of "gnp.exe". */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const FORBIDDEN_SOMEWHERE = /[<>:"|?*]/g;

/** A name for a file or folder that holds no folders and nothing invisible, and can be saved anywhere; may be empty. */
export const harmlessName = (sent: string): string =>
  sent
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN_SOMEWHERE, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');

/**
 * The name under which a file can be saved anywhere without harm: no folders, nothing invisible, and an ending that
 * belongs to what is in it, whatever other endings the name has.
 */
export function safeFileName(sent: string, { extensions }: FileKind): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const name = harmlessName(last) || 'file';
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? '';
  const [own = 'bin'] = extensions;
  const [base, kept] = extensions.includes(ending.toLowerCase())
    ? [name.slice(0, -ending.length - 1), ending]
    : [name, own];
  return `${truncate(base, limits.fileName - kept.length - 1)}.${kept}`;
}
