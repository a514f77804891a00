import { brand } from '@portal/contracts';
import { signInText } from '../../../auth/index.js';
import { greetingVariables, letter, paragraphs, variable, type TemplateTexts } from './template-definition.js';

const security = { category: 'security', recipients: 'The owner of the account', critical: 'everybody' } as const;

export const securityTexts = {
  security_new_browser: {
    ...security,
    label: 'Sign-in from a new browser',
    description: 'Warns of a sign-in from a browser that the account hadn’t used before. Goes at once and always.',
    variables: [
      ...greetingVariables,
      variable('details', 'Time and network of the sign-in', 'Tue, Mar 16, 11:00 AM EDT, from 192.0.2.7'),
    ],
    text: letter(
      'Your account was opened in a new browser',
      [
        'Your account was opened in a new browser.',
        '{{ details }}',
        'If that was you, there is nothing to do. If not, sign out that device on your profile and write to us.',
      ],
      'See your profile',
    ),
  },
  security_signed_out: {
    ...security,
    label: 'A device was signed out',
    description: 'Tells that another device of the account was signed out. Goes at once and always.',
    variables: [
      ...greetingVariables,
      variable(
        'details',
        'Time of the sign-out, and network of the last use',
        'Tue, Mar 16, 11:00 AM EDT, last used from 192.0.2.7',
      ),
    ],
    text: letter(
      'A device was signed out of your account',
      [
        'A device was signed out of your account.',
        '{{ details }}',
        'If that was you, there is nothing to do. If not, sign out your other devices on your profile and write to us.',
      ],
      'See your profile',
    ),
  },
  security_role: {
    ...security,
    label: 'Other rights',
    description: 'Tells that an admin gave the account another role. Goes at once and always.',
    variables: [
      ...greetingVariables,
      variable('change', 'New role, as a sentence', 'Your account has the rights of an admin now'),
    ],
    text: letter(
      '{{ change }}',
      ['{{ change }}.', 'You were signed out everywhere. Sign in again to go on.'],
      'See your profile',
    ),
  },
  security_address: {
    ...security,
    label: 'Another address',
    description: 'Tells the old and the new address that an admin changed it. Goes at once and always.',
    variables: [
      ...greetingVariables,
      variable(
        'details',
        'New and old address, shortened, as a sentence',
        'It is d***@bakery.example now; it was d***@old.example before',
      ),
    ],
    text: letter(
      'The address of your account was changed',
      [
        'The address of your account was changed.',
        '{{ details }}',
        'You sign in with the new address from now on. If you did not ask us for this, call or write to us.',
      ],
      'See your profile',
    ),
  },
  security_suspended: {
    ...security,
    label: 'Account suspended',
    description: 'Tells that an admin suspended the account, which ended its sessions. Goes at once and always.',
    variables: greetingVariables,
    text: letter('Your account was suspended', [
      'Your account was suspended.',
      'You were signed out everywhere and can’t sign in. If you think this is a mistake, call or write to us.',
    ]),
  },
  security_export: {
    ...security,
    recipients: 'Whoever asked for the export',
    label: 'An export is ready',
    description: 'Tells that an archive of data can be downloaded, and until when. Goes at once and always.',
    variables: [
      ...greetingVariables,
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
    text: letter(
      '{{ change }}',
      ['{{ change }}.', '{{ details }}', 'It holds personal data: keep it where nobody else can read it.'],
      'See the export',
    ),
  },
} satisfies TemplateTexts;

export type SecurityTemplateName = keyof typeof securityTexts;

export const inboundMailTexts = {
  mail_waiting: {
    label: 'A received mail waits',
    description: 'Tells of a mail for support that waits for a decision. Several of two minutes come in one mail.',
    category: 'tickets',
    recipients: 'Every admin',
    variables: [variable('sender', 'Sender’s address', 'pat@neuse-river.example')],
    text: { title: 'A mail from {{ sender }} waits' },
  },
} satisfies TemplateTexts;

const lines = [
  ...greetingVariables,
  variable('count', 'Number of updates', 3, true),
  variable('updates', 'Number of updates, in words', '3 updates', true),
];

/** Mails that are no notification of their own: the frames of several lines, and the sign-in mail. */
export const otherTexts = {
  sign_in: {
    label: 'Sign-in link',
    description:
      'The mail with the one-time link and code. Link, code and how long they work stand in it whatever the text says.',
    category: 'security',
    recipients: 'Whoever asks for a link',
    variables: [],
    text: signInText,
  },
  news: {
    label: 'Several updates',
    description: 'The mail with the updates of one record, each a line of its own template. The lines follow the text.',
    category: 'projects',
    recipients: 'Whoever the lines are for',
    variables: [
      ...lines,
      variable('first', 'First update', 'Avery Cole gave you the task “Order the switches”', true),
      variable('about', 'Name of the record', 'New office network', true),
    ],
    text: {
      subject: '{% if count == 1 %}{{ first }}{% else %}{{ updates }} on {{ about }}{% endif %}',
      body: '{{ greeting }}',
      action: 'See it in the portal',
    },
  },
  digest: {
    label: 'The mail of an hour or a day',
    description:
      'What happened meanwhile, for those who want mail once an hour or once a day. The lines follow the text, by record.',
    category: 'projects',
    recipients: 'Whoever chose mail once an hour or once a day',
    variables: [...lines, variable('period', 'Period: “hour” or “day”', 'day', true)],
    text: {
      subject: `Your {{ period }} at ${brand.shortName}: {{ updates }}`,
      body: paragraphs('{{ greeting }}', 'This is what happened since the last mail.'),
      action: 'See it in the portal',
    },
  },
} satisfies TemplateTexts;
