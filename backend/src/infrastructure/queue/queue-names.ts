/** Listener jobs, mail in general, mail that a person waits for, schedulers, and the rows that they find due. */
export const queueNames = ['events', 'mail', 'sign-in-mail', 'schedules', 'due'] as const;
export type QueueName = (typeof queueNames)[number];
