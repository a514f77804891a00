import { randomBytes } from 'node:crypto';
import { readSignedText, signText } from '../../../infrastructure/auth/signed-text.js';

/** A user doesn't fill in the four steps faster than this, in milliseconds. */
const SHORTEST_VISIT = 3_000;
/** A page left open longer is treated like a call without the form. */
const LONGEST_VISIT = 24 * 3_600_000;

/** `unknown`: no valid token, or too old · `too_fast`: as fast as a bot · `good`: with the token's nonce. */
export type FormVisit = { kind: 'unknown' } | { kind: 'too_fast' } | { kind: 'good'; nonce: string };

const FORM = 'consultation-form';

/** A signed time: when the form was opened. */
export function issueFormToken(secret: string, now = Date.now()): string {
  return signText(FORM, `${now.toString(36)}.${randomBytes(12).toString('base64url')}`, secret);
}

/** What the token of a form proves about the visit. */
export function readFormToken(token: string | undefined, secret: string, now = Date.now()): FormVisit {
  const [opened, nonce, ...rest] = readSignedText(FORM, token ?? '', secret)?.split('.') ?? [];
  if (!opened || !nonce || rest.length > 0) return { kind: 'unknown' };
  const age = now - Number.parseInt(opened, 36);
  if (age > LONGEST_VISIT) return { kind: 'unknown' };
  return age < SHORTEST_VISIT ? { kind: 'too_fast' } : { kind: 'good', nonce };
}

const PICK = 'consultation-pick';
/** How long after the wizard a visitor may pick a time, in milliseconds. */
const LIFETIME = 3_600_000;

/** Lets the sender of a request book a time for it without a session (decisions, section 4). */
export const issueSlotHoldToken = (consultationId: string, secret: string, now = Date.now()): string =>
  signText(PICK, `${consultationId}.${(now + LIFETIME).toString(36)}`, secret);

/** The request a visitor may book a time for; null when the token isn't valid or too old. */
export function readSlotHoldToken(token: string, secret: string, now = Date.now()): string | null {
  const [consultationId, expires] = readSignedText(PICK, token, secret)?.split('.') ?? [];
  if (!consultationId || !expires) return null;
  return now < Number.parseInt(expires, 36) ? consultationId : null;
}
