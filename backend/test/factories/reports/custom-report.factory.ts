import { CreateCustomReport, type ReportQuery } from '@portal/contracts';
import { CustomReport } from '../../../src/modules/reports/index.js';
import { factoryOf } from '../factory-of.js';

interface Given {
  name?: string;
  query?: Partial<ReportQuery>;
  is_shared?: boolean;
}

/** A report that a user built. */
export const aCustomReport = factoryOf('customReport', (owner: { id: string }, { query, ...given }: Given = {}) =>
  CustomReport.create(
    owner.id,
    CreateCustomReport.parse({
      name: 'Open work',
      query: { source: 'tasks', columns: ['title', 'status'], ...query },
      ...given,
    }),
  ),
);
