/** Listener jobs, mail in general, what browsers show, mail that a person waits for, schedulers, and the rows that they find due. */
export const queueNames = ['events', 'mail', 'push', 'sign-in-mail', 'schedules', 'due'] as const;
export type QueueName = (typeof queueNames)[number];
