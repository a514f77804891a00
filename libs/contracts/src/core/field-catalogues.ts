import { companyFields } from '../companies/company.fields.js';
import { dealFields } from '../deals/deal.fields.js';
import { invoiceFields } from '../billing/invoice.fields.js';
import { milestoneFields } from '../milestones/milestone.fields.js';
import { projectFields } from '../projects/project.fields.js';
import { taskFields } from '../tasks/task.fields.js';
import { ticketFields } from '../support/ticket.fields.js';
import type { Field } from './fields.js';

/** The catalogues of fields by the name of the view that lists answer, as the API's document calls it. */
export const fieldCatalogues: Readonly<Record<string, Readonly<Record<string, Field | string>> | undefined>> = {
  Company: companyFields,
  CustomerDeal: dealFields,
  InvoiceSummary: invoiceFields,
  Milestone: milestoneFields,
  Project: projectFields,
  Task: taskFields,
  Ticket: ticketFields,
};
