import type { MailTiming, NotificationCategory } from '@portal/contracts';

export const timingLabels: Readonly<Record<MailTiming, string>> = {
  at_once: 'At once',
  hourly: 'Once an hour, together',
  daily: 'At 8 a.m., together',
  off: 'No e-mail',
};

export const categoryLabels: Readonly<Record<NotificationCategory, { title: string; text: string }>> = {
  security: { title: 'Security', text: 'Sign-ins from a new browser, and changes of your account.' },
  approvals: { title: 'Approvals', text: 'Milestones and documents that wait for your yes.' },
  projects: { title: 'Projects', text: 'What moves in your projects: tasks, milestones, comments.' },
  mentions: { title: 'Mentions', text: 'Somebody names you or gives you a task.' },
  consultations: { title: 'Consultations', text: 'Answers to your requests.' },
  meetings: { title: 'Meetings', text: 'Invitations, changes and reminders.' },
  tickets: { title: 'Support', text: 'Answers to your support tickets.' },
  billing: { title: 'Billing', text: 'Invoices, payments and receipts.' },
};
