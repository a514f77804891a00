import { dealTexts, InvoiceTexts, UpdateCompany, UpdateTask, UpdateTicket } from '@portal/contracts';
import { propertiesOf } from '../../../src/infrastructure/database/aggregate-root.js';
import { Invoice } from '../../../src/modules/billing/invoices/invoice.entity.js';
import { Company } from '../../../src/modules/companies/company.entity.js';
import { Deal } from '../../../src/modules/deals/deal.entity.js';
import { Ticket } from '../../../src/modules/support/ticket.entity.js';
import { Task } from '../../../src/modules/tasks/task.entity.js';

it.each([
  ['task', propertiesOf(UpdateTask, 'version'), Task],
  ['company', propertiesOf(UpdateCompany, 'version'), Company],
  ['ticket', propertiesOf(UpdateTicket, 'version', 'add_tags', 'remove_tags'), Ticket],
  ['deal', propertiesOf(dealTexts), Deal],
  ['invoice', propertiesOf(InvoiceTexts), Invoice],
])('every field that a change of a %s carries is stored', (_name, properties, entity) => {
  expect(Object.values(properties).filter((property) => !(property in entity.properties))).toEqual([]);
});
