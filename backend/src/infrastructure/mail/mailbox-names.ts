import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses have no upper case, and room for 64 characters before the @: numbers are written with these digits. */
const RADIX = 36;
/** Bytes of a signature: 64 bits can't be guessed by mails, each of which takes an answer of the server. */
const SIGNATURE_BYTES = 8;

const written = (hex: string): string => BigInt(`0x${hex}`).toString(RADIX);

const readDigits = (digits: string): bigint =>
  Array.from(digits).reduce((sum, digit) => sum * BigInt(RADIX) + BigInt(parseInt(digit, RADIX)), 0n);

/** A UUID in at most 25 letters and digits. */
export const shortUuid = (id: string): string => written(id.replaceAll('-', ''));

/** The UUID of `shortUuid`. */
export const readShortUuid = (digits: string): string =>
  readDigits(digits)
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A signature in at most 13 letters and digits, for a part of an address. It is valid for its purpose only. */
export function shortSignature(purpose: string, text: string, secret: string): string {
  const mac = createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex');
  return written(mac.slice(0, SIGNATURE_BYTES * 2));
}

/** Whether the signature was made here, for this purpose. */
export function isShortSignature(given: string, purpose: string, text: string, secret: string): boolean {
  const [expected, found] = [Buffer.from(shortSignature(purpose, text, secret)), Buffer.from(given)];
  return found.length === expected.length && timingSafeEqual(found, expected);
}
