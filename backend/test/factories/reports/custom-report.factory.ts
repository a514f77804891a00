import type { EntityManager } from '@mikro-orm/postgresql';
import { createCustomReport, type ReportQuery } from '@portal/contracts';
import { CustomReport } from '../../../src/modules/reports/index.js';

interface Given {
  name?: string;
  query?: Partial<ReportQuery>;
  is_shared?: boolean;
}

/** A report that a user built; leaves no events. */
export const aCustomReport =
  (owner: { id: string }, { query, ...given }: Given = {}) =>
  (em: EntityManager): { customReport: CustomReport } => {
    const customReport = CustomReport.create(
      owner.id,
      createCustomReport.parse({
        name: 'Open work',
        query: { source: 'tasks', columns: ['title', 'status'], ...query },
        ...given,
      }),
    );
    customReport.takeRecordedEvents();
    em.persist(customReport);
    return { customReport };
  };
