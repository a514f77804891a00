import { brand, limits } from '@portal/contracts';
import type { MailFrame, TextSource } from '../../infrastructure/message-texts/index.js';
import type { IssuedLink } from './magic-links.service.js';

/** The built-in text of the sign-in mail, which the catalogue of texts lists. */
export const signInText = {
  subject: `Sign in to ${brand.name}`,
  body: 'Use the button, or type this code on the page where you asked for it:',
  action: 'Sign in',
} satisfies TextSource;

/** The frame of the sign-in mail, with link and code. It quotes no text that was typed into a form. */
export const signInFrame = ({ url, code }: IssuedLink): MailFrame => ({
  code,
  actionUrl: url,
  note: `Link and code work once, for ${limits.signInLinkMinutes} minutes. If you did not ask for this mail, ignore it: nobody can sign in without it.`,
});
