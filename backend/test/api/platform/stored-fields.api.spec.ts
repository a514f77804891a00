import { dealTexts, invoiceTexts, updateCompany, updateTask, updateTicket } from '@portal/contracts';
import { propertiesOf } from '../../../src/infrastructure/database/changes.js';
import { InvoiceSchema } from '../../../src/modules/billing/invoices/invoice.entity.js';
import { CompanySchema } from '../../../src/modules/companies/company.entity.js';
import { DealSchema } from '../../../src/modules/deals/deal.schema.js';
import { TicketSchema } from '../../../src/modules/support/ticket.schema.js';
import { TaskSchema } from '../../../src/modules/tasks/task.entity.js';

it.each([
  ['task', propertiesOf(updateTask, 'version'), TaskSchema],
  ['company', propertiesOf(updateCompany, 'version'), CompanySchema],
  ['ticket', propertiesOf(updateTicket, 'version'), TicketSchema],
  ['deal', propertiesOf(dealTexts), DealSchema],
  ['invoice', propertiesOf(invoiceTexts), InvoiceSchema],
])('every field that a change of a %s carries is stored', (_name, properties, { meta }) => {
  expect(Object.values(properties).filter((property) => !(property in meta.properties))).toEqual([]);
});
