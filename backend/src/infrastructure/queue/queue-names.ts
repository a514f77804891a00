/**
 * Listener jobs, mail in general, mail to many people, what browsers show, mail that a person waits for, schedulers, and
 * the rows that they find due.
 */
export const queueNames = ['events', 'mail', 'bulk-mail', 'push', 'sign-in-mail', 'schedules', 'due'] as const;
export type QueueName = (typeof queueNames)[number];
