import {
  consultationGroupFields,
  dealGroupFields,
  invoiceGroupFields,
  projectGroupFields,
  taskGroupFields,
} from '@portal/contracts';
import type { ListColumn } from '@portal/ui-antd';
import { invoiceColumns } from '../features/billing/invoices/invoice.columns.js';
import { consultationColumns } from '../features/consultations/list/consultation.columns.js';
import { dealColumns } from '../features/deals/deal-list.page.js';
import { projectColumns } from '../features/projects/project.columns.js';
import { taskColumns } from '../features/tasks/task-list.page.js';

const offered = <Row>(columns: readonly ListColumn<Row>[]): string[] =>
  columns.flatMap(({ group = [] }) => group.map(({ key }) => key)).sort();

it.each([
  ['tasks', offered(taskColumns), taskGroupFields],
  ['projects', offered(projectColumns), projectGroupFields],
  ['requests', offered(consultationColumns), consultationGroupFields],
  ['deals', offered(dealColumns), dealGroupFields],
  ['invoices', offered(invoiceColumns), invoiceGroupFields],
])('the list of %s offers the groupings that the API understands', (_list, keys, fields) => {
  expect(keys).toEqual([...fields].sort());
});
