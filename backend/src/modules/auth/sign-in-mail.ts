import { brand } from '@portal/contracts';
import type { MailContent } from '../../infrastructure/mail/index.js';
import { type IssuedLink, LINK_MINUTES } from './link-secrets.js';

/** The mail with link and code. It quotes no text that was typed into a form. */
export const signInMail = ({ url, code }: IssuedLink): MailContent => ({
  subject: `Sign in to ${brand.name}`,
  paragraphs: ['Use the button, or type this code on the page where you asked for it:'],
  code,
  action: { label: 'Sign in', url },
  note: `Link and code work once, for ${LINK_MINUTES} minutes. If you did not ask for this mail, ignore it: nobody can sign in without it.`,
});
