/**
 * Listener jobs, mail in general, mail to many people, what browsers show, mail that a person waits for, schedulers,
 * the rows that they find due, files of reports, imports, exports, and webhooks of workflows.
 */
export const queueNames = [
  'events',
  'mail',
  'bulk-mail',
  'push',
  'sign-in-mail',
  'schedules',
  'due',
  'reports',
  'imports',
  'exports',
  'webhooks',
] as const;
export type QueueName = (typeof queueNames)[number];
