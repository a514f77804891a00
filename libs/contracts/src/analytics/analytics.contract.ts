import { z } from 'zod';

/** The dashboard's numbers for the caller's role; a number the caller has no right to is absent (decisions, section 5). */
export const dashboardAnalytics = z
  .object({
    total_customers: z.int().optional().meta({ description: 'Admins only' }),
    open_consultations: z.int(),
    late_consultations: z
      .int()
      .optional()
      .meta({ description: 'Admins only: open and past promised_by without an answer' }),
  })
  .meta({ id: 'DashboardAnalytics' });
export type DashboardAnalytics = z.infer<typeof dashboardAnalytics>;
