import { readSignedText, signText } from '../../infrastructure/auth/signed-text.js';

const PURPOSE = 'meeting-confirmation';

/** The token of the link that confirms a visitor's pick: which meeting, and until when it is held. */
export const issueMeetingToken = (meetingId: string, heldUntil: Date | string, secret: string): string =>
  signText(PURPOSE, `${meetingId}.${new Date(heldUntil).getTime().toString(36)}`, secret);

/**
 * The meeting that a token confirms; null when the token isn't valid. Whether the hold is still valid is checked by the
 * meeting.
 */
export function readMeetingToken(token: string, secret: string): string | null {
  const [meetingId] = readSignedText(PURPOSE, token, secret)?.split('.') ?? [];
  return meetingId || null;
}

/** The link of the mail; opening it uses nothing up (decisions, section 3). The page shows the time that it names. */
export const confirmMeetingUrl = (publicUrl: string, token: string, startsAt: Date | string): string =>
  `${publicUrl}/confirm-meeting#token=${token}&at=${new Date(startsAt).toISOString()}`;
