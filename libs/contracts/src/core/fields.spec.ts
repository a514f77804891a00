import {
  companyFields,
  CompanyView,
  CreateCompany,
  CreateDeal,
  CreateInvoice,
  CreateMilestone,
  CreateProject,
  CreateTask,
  CreateTicket,
  dealFields,
  DealView,
  fieldsWith,
  invoiceFields,
  InvoiceView,
  milestoneFields,
  MilestoneView,
  projectFields,
  ProjectView,
  taskFields,
  TaskView,
  ticketFields,
  TicketView,
  UpdateCompany,
  UpdateDeal,
  UpdateInvoice,
  UpdateMilestone,
  UpdateProject,
  UpdateTask,
  UpdateTicket,
} from '../index.js';

const records = [
  { name: 'tasks', view: TaskView, fields: taskFields, inputs: [CreateTask, UpdateTask] },
  { name: 'milestones', view: MilestoneView, fields: milestoneFields, inputs: [CreateMilestone, UpdateMilestone] },
  { name: 'projects', view: ProjectView, fields: projectFields, inputs: [CreateProject, UpdateProject] },
  { name: 'companies', view: CompanyView, fields: companyFields, inputs: [CreateCompany, UpdateCompany] },
  { name: 'deals', view: DealView, fields: dealFields, inputs: [CreateDeal, UpdateDeal] },
  { name: 'tickets', view: TicketView, fields: ticketFields, inputs: [CreateTicket, UpdateTicket] },
  { name: 'invoices', view: InvoiceView, fields: invoiceFields, inputs: [CreateInvoice, UpdateInvoice] },
];

describe.each(records)('The catalogue of $name', ({ view, fields, inputs }) => {
  it('knows every field of the view, or says why it is left out', () => {
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(view.shape).toSorted());
    expect(Object.values<unknown>(fields).filter((field) => field === '')).toEqual([]);
  });

  it('has no field in a form that can’t be sent', () => {
    const sent = inputs.flatMap(({ shape }) => Object.keys(shape));
    expect(fieldsWith(fields, 'form').filter(([name]) => !sent.includes(name))).toEqual([]);
  });
});
