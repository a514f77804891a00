import type { ConditionGroup, createWorkflow } from '@portal/contracts';
import type { z } from 'zod';

/** All of these hold. */
export const all = (...conditions: ConditionGroup['conditions']): ConditionGroup => ({ match: 'all', conditions });

/** What an admin could have typed, under a key. */
export type Starter = z.input<typeof createWorkflow> & { key: string };
