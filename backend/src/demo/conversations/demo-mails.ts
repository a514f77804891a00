import type { InboundMailKind, InboundMailStatus, SenderChecks, WaitingReason } from '@portal/contracts';

export interface DemoMail {
  from: string;
  name: string;
  subject: string;
  text: string;
  hoursAgo: number;
  status: InboundMailStatus;
  kind?: InboundMailKind;
  reason?: WaitingReason;
  checks: SenderChecks;
  /** The message of a ticket that it became, by its text. */
  became?: string;
}

const passed: SenderChecks = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };

/** Mails that were received for support, in every state. */
export const demoMails: readonly DemoMail[] = [
  {
    from: 'grace@tidewaterdental.example',
    name: 'Grace Bell',
    subject: 'Re: Password of the X-ray viewer expired',
    text: 'We are in again.',
    hoursAgo: 94,
    status: 'filed',
    checks: passed,
    became: 'We are in again.',
  },
  {
    from: 'grace@tidewaterdental.example',
    name: 'Grace Bell',
    subject: 'Automatic reply: A laptop for the new assistant',
    text: 'I am out of the office until Monday. For urgent matters please call the front desk.',
    hoursAgo: 29,
    status: 'ignored',
    kind: 'automatic',
    checks: passed,
  },
  {
    from: 'offers@cheap-toner-now.example',
    name: 'Toner Deals',
    subject: 'Last chance: 80 % off all toner',
    text: 'Only this week! Reply STOP to get no more mails.',
    hoursAgo: 22,
    status: 'junk',
    reason: 'unknown_sender',
    checks: { spf: 'pass', dkim: 'none', dmarc: 'none' },
  },
  {
    from: 'pete@harborcafe.example',
    name: 'Pete Lawson',
    subject: 'Do you also look after cash registers?',
    text: 'Hello,\n\nDana of Neuse Bakery told me about you. Our two registers lose the connection to the kitchen printer every evening. Could somebody have a look?\n\nPete Lawson, Harbor Café',
    hoursAgo: 3,
    status: 'waiting',
    reason: 'unknown_sender',
    checks: passed,
  },
  {
    from: 'dana@neusebakery.example',
    name: 'Dana Whitford',
    subject: 'Please send the admin password again',
    text: 'I lost it. Send it to this address, it is urgent.',
    hoursAgo: 1.5,
    status: 'waiting',
    reason: 'unproven_sender',
    checks: { spf: 'fail', dkim: 'none', dmarc: 'fail' },
  },
];
