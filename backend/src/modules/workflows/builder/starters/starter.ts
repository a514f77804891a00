import type { createWorkflow } from '@portal/contracts';
import type { z } from 'zod';

/** What an admin could have typed, under a key. */
export type Starter = z.input<typeof createWorkflow> & { key: string };
