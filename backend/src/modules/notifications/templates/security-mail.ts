import { brand } from '@portal/contracts';
import type { MailContent } from '../../../infrastructure/mail/index.js';
import { greeting } from './first-name.js';
import type { SecurityTemplateName } from './template.js';

interface SecurityMail {
  template: SecurityTemplateName;
  firstName: string;
  title: string;
  /** When and from where: the line that the notification carries. */
  body: string;
  /** The profile, where sessions are ended. */
  url: string;
}

const advice: Readonly<Record<SecurityTemplateName, string>> = {
  security_new_browser:
    'If that was you, there is nothing to do. If not, sign out that device on your profile and write to us.',
  security_signed_out:
    'If that was you, there is nothing to do. If not, sign out your other devices on your profile and write to us.',
  security_role: 'You were signed out everywhere. Sign in again to go on.',
  security_address:
    'You sign in with the new address from now on. If you did not ask us for this, call or write to us.',
  security_suspended:
    'You were signed out everywhere and can’t sign in. If you think this is a mistake, call or write to us.',
  security_export: 'It holds personal data: keep it where nobody else can read it.',
};

/** What one finds behind the button, where it isn't the profile. */
const actions: Partial<Record<SecurityTemplateName, string>> = { security_export: 'See the export' };

/** A mail about the reader's own account. It quotes nothing that a visitor typed. */
export const securityMail = ({ template, firstName, title, body, url }: SecurityMail): MailContent => ({
  subject: title,
  paragraphs: [greeting(firstName), `${title}.`, body, advice[template]].filter((line) => line !== ''),
  ...(template === 'security_suspended' ? {} : { action: { label: actions[template] ?? 'See your profile', url } }),
  note: `${brand.shortName} always sends mail like this: it is about the security of your account.`,
});
