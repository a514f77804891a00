import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobRequest, QueueName } from '../../queue/jobs.js';

export const PENDING_JOBS = Symbol('queue whose jobs a method derives from rows');

type Derives = <Method extends (em: EntityManager) => Promise<JobRequest[]>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * The method reads which jobs the rows of its table still need (for example queued mails). A worker calls it after every
 * listener that committed, every five seconds and after Redis lost its data; a job that is there already isn't added
 * again. This is how a row becomes a job: nothing calls a queue from inside a transaction.
 */
export const PendingJobs = (queue: QueueName): Derives => SetMetadata(PENDING_JOBS, queue);
