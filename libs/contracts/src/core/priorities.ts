import { z } from 'zod';

/** How pressing a project, a task or a ticket is. */
export const priorities = ['low', 'medium', 'high', 'urgent'] as const;
export const Priority = z.enum(priorities);
export type Priority = z.infer<typeof Priority>;
