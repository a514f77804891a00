/** Listener jobs, mail in general, and mail that a person waits for. */
export const queueNames = ['events', 'mail', 'sign-in-mail'] as const;
export type QueueName = (typeof queueNames)[number];
