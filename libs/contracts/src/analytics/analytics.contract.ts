import { z } from 'zod';

/** The dashboard's numbers for the caller's role; a number the caller has no right to is absent (decisions, section 5). */
export const dashboardAnalytics = z
  .object({
    total_customers: z.int().optional().meta({ description: 'Admins only' }),
    active_projects: z.int().optional().meta({ description: 'Projects in state active that the caller sees' }),
    open_tasks: z.int().optional().meta({ description: 'Unfinished tasks of those the caller sees' }),
    completed_this_month: z
      .int()
      .optional()
      .meta({ description: 'Admins only: tasks completed this month, Eastern time' }),
    awaiting_approval: z.int().optional().meta({ description: 'Customers: milestones that wait for their approval' }),
    open_consultations: z.int(),
    late_consultations: z
      .int()
      .optional()
      .meta({ description: 'Admins only: open and past promised_by without an answer' }),
  })
  .meta({ id: 'DashboardAnalytics' });
export type DashboardAnalytics = z.infer<typeof dashboardAnalytics>;
