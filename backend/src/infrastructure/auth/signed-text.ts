import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (purpose: string, text: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** The text with a signature behind a dot. A signature is valid for its purpose only. */
export const signText = (purpose: string, text: string, secret: string): string =>
  `${text}.${signatureOf(purpose, text, secret)}`;

/** The text that was signed for this purpose; null when the signature isn't valid. */
export function readSignedText(purpose: string, signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const text = signed.slice(0, dot);
  const expected = Buffer.from(signatureOf(purpose, text, secret));
  const given = Buffer.from(signed.slice(dot + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
