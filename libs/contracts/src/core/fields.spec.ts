import {
  companyFields,
  companyView,
  createCompany,
  createDeal,
  createInvoice,
  createMilestone,
  createProject,
  createTask,
  createTicket,
  dealFields,
  dealView,
  fieldsWith,
  invoiceFields,
  invoiceView,
  milestoneFields,
  milestoneView,
  projectFields,
  projectView,
  taskFields,
  taskView,
  ticketFields,
  ticketView,
  updateCompany,
  updateDeal,
  updateInvoice,
  updateMilestone,
  updateProject,
  updateTask,
  updateTicket,
} from '../index.js';

const records = [
  { name: 'tasks', view: taskView, fields: taskFields, inputs: [createTask, updateTask] },
  { name: 'milestones', view: milestoneView, fields: milestoneFields, inputs: [createMilestone, updateMilestone] },
  { name: 'projects', view: projectView, fields: projectFields, inputs: [createProject, updateProject] },
  { name: 'companies', view: companyView, fields: companyFields, inputs: [createCompany, updateCompany] },
  { name: 'deals', view: dealView, fields: dealFields, inputs: [createDeal, updateDeal] },
  { name: 'tickets', view: ticketView, fields: ticketFields, inputs: [createTicket, updateTicket] },
  { name: 'invoices', view: invoiceView, fields: invoiceFields, inputs: [createInvoice, updateInvoice] },
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
