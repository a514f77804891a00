import { brand } from '@portal/contracts';
import { signInText } from '../../../auth/index.js';
import { letters, variable, type TemplateTexts } from './template-definition.js';

const common = { category: 'security', recipients: 'The owner of the account', critical: 'everybody' } as const;
const security = letters({ ...common, action: 'See your profile' });

export const securityTexts = {
  security_new_browser: security({
    label: 'Sign-in from a new browser',
    description: 'Warns of a sign-in from a browser new to the account. Sent at once; can’t be switched off.',
    variables: [variable('details', 'Time and network of the sign-in', 'Tue, Mar 16, 11:00 AM EDT, from 192.0.2.7')],
    title: 'Your account was opened in a new browser',
    body: [
      'Your account was opened in a new browser.',
      '{{ details }}',
      'If that was you, there is nothing to do. If not, sign out that device on your profile and write to us.',
    ],
  }),
  security_signed_out: security({
    label: 'Device signed out',
    description: 'Another device of the account was signed out. Sent at once; can’t be switched off.',
    variables: [
      variable(
        'details',
        'Time of the sign-out, and network of the last use',
        'Tue, Mar 16, 11:00 AM EDT, last used from 192.0.2.7',
      ),
    ],
    title: 'A device was signed out of your account',
    body: [
      'A device was signed out of your account.',
      '{{ details }}',
      'If that was you, there is nothing to do. If not, sign out your other devices on your profile and write to us.',
    ],
  }),
  security_role: security({
    label: 'Role changed',
    description: 'An admin changed the role of the account. Sent at once; can’t be switched off.',
    variables: [variable('change', 'New role, as a sentence', 'Your account has the rights of an admin now')],
    title: '{{ change }}',
    body: ['{{ change }}.', 'You were signed out everywhere. Sign in again to go on.'],
  }),
  security_address: security({
    label: 'Address changed',
    description: 'Sent to the old and the new address when an admin changes it, at once; can’t be switched off.',
    variables: [
      variable(
        'details',
        'New and old address, shortened, as a sentence',
        'It is d***@bakery.example now; it was d***@old.example before',
      ),
    ],
    title: 'The address of your account was changed',
    body: [
      'The address of your account was changed.',
      '{{ details }}',
      'You sign in with the new address from now on. If you did not ask us for this, call or write to us.',
    ],
  }),
  security_suspended: letters(common)({
    label: 'Account suspended',
    description: 'An admin suspended the account, which ended its sessions. Sent at once; can’t be switched off.',
    title: 'Your account was suspended',
    body: [
      'Your account was suspended.',
      'You were signed out everywhere and can’t sign in. If you think this is a mistake, call or write to us.',
    ],
  }),
  security_export: security({
    recipients: 'The person who requested the export',
    label: 'Export ready',
    description: 'A data archive is ready to download, with its expiry date. Sent at once; can’t be switched off.',
    variables: [
      variable(
        'change',
        'Result of the export, with whose data it holds, as a sentence',
        'The export of your data is ready',
      ),
      variable(
        'details',
        'Last day to download it, as a sentence',
        'The archive can be downloaded until December 9, 2026',
      ),
    ],
    title: '{{ change }}',
    body: ['{{ change }}.', '{{ details }}.', 'It holds personal data: keep it where nobody else can read it.'],
    action: 'See the export',
  }),
} satisfies TemplateTexts;

export type SecurityTemplateName = keyof typeof securityTexts;

export const invitationTexts = {
  invitation: letters({ category: 'security', recipients: 'The person who was added' })({
    label: 'Invitation',
    description:
      'Sent to a person whom an admin adds or an import brings, where the admin asks for it. Its button leads to the sign-in page.',
    variables: [
      variable('email', 'Address of the account', 'dana@bakery.example', true),
      variable('is_admin', 'Whether the account has the rights of an admin', false, true),
    ],
    title: `${brand.name} invites you to its portal`,
    body: [
      `${brand.name} opened an account for you.`,
      [
        '{% if is_admin %}You work with the team there: tickets, projects, customers and invoices are in one place.',
        '{% else %}There you see your projects, offers and invoices, write to our support, and book a meeting with us.{% endif %}',
      ].join('\n'),
      'You need no password: ask for a link at the sign-in page with the address {{ email }}, and open it from your mail.',
    ],
    action: 'Go to the sign-in page',
  }),
} satisfies TemplateTexts;

/** The sign-in mail, which is no notification. */
export const signInTexts = {
  sign_in: {
    label: 'Sign-in link',
    description:
      'The mail with the one-time link and code. Link, code and their validity are always included, whatever the text says.',
    category: 'security',
    recipients: 'The person who requested the link',
    variables: [],
    text: signInText,
  },
} satisfies TemplateTexts;
