import type { MailTiming, NotificationCategory } from '@portal/contracts';

export const timingLabels: Readonly<Record<MailTiming, string>> = {
  at_once: 'At once',
  hourly: 'Once an hour, together',
  daily: 'At 8 a.m., together',
  off: 'No e-mail',
};

export const categoryTexts: Readonly<Record<NotificationCategory, string>> = {
  security: 'Sign-ins from a new browser, and changes of your account.',
  approvals: 'Milestones and documents that wait for your yes.',
  projects: 'What moves in your projects: tasks, milestones, comments.',
  mentions: 'Somebody names you or gives you a task.',
  consultations: 'Answers to your requests.',
  meetings: 'Invitations, changes and reminders.',
  tickets: 'Answers to your support tickets.',
  billing: 'Invoices, payments and receipts.',
  reports: 'Reports that you or we have scheduled for you.',
  service: 'Maintenance and outages, at any hour and in no digest.',
};
