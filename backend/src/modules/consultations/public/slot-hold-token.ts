import { readSignedText, signText } from '../../../infrastructure/auth/signed-text.js';

const PURPOSE = 'consultation-pick';
/** How long after the wizard a visitor may pick a time, in milliseconds. */
const LIFETIME = 3_600_000;

/** Lets the sender of a request book a time for it without a session (decisions, section 4). */
export const issueSlotHoldToken = (consultationId: string, secret: string, now = Date.now()): string =>
  signText(PURPOSE, `${consultationId}.${(now + LIFETIME).toString(36)}`, secret);

/** The request a visitor may book a time for; null when the token isn't valid or too old. */
export function readSlotHoldToken(token: string, secret: string, now = Date.now()): string | null {
  const [consultationId, expires] = readSignedText(PURPOSE, token, secret)?.split('.') ?? [];
  if (!consultationId || !expires) return null;
  return now < Number.parseInt(expires, 36) ? consultationId : null;
}
