import { z } from 'zod';
import { CompanyView, UpdateCompany } from '../companies/company.contract.js';
import {
  ConsultationView,
  customerConsultationView,
  UpdateConsultation,
} from '../consultations/consultation.contract.js';
import { CustomerDealView, DealView, UpdateDeal } from '../deals/deal.contract.js';
import { InvoiceSummary } from '../billing/invoice.contract.js';
import { CustomerMeetingView, MeetingView, UpdateMeeting } from '../meetings/meeting.contract.js';
import { MilestoneView, UpdateMilestone } from '../milestones/milestone.contract.js';
import { ProjectView, UpdateProject } from '../projects/project.contract.js';
import { customerTicketView, TicketView, UpdateTicket } from '../support/ticket.contract.js';
import { TaskView, UpdateTask } from '../tasks/task.contract.js';
import { UpdateUser, UserView } from '../users/user.contract.js';
import { fieldsOf, type WorkflowField } from './workflow-fields.js';

export const workflowRecordKinds = [
  'ticket',
  'task',
  'consultation',
  'meeting',
  'project',
  'milestone',
  'deal',
  'invoice',
  'company',
  'user',
] as const;
export const WorkflowRecordKind = z.enum(workflowRecordKinds);
export type WorkflowRecordKind = z.infer<typeof WorkflowRecordKind>;

/** What workflows know of a kind of record. */
export interface WorkflowRecord {
  label: string;
  /** What admins see of it: what conditions and texts may use. */
  view: z.ZodObject;
  /** What customers see of it: what texts to them may use. */
  customerView: z.ZodObject;
  /** What an update may carry; workflows change nothing without it. */
  update?: z.ZodObject;
  /** The field of its state. */
  status?: string;
  /** The field that `assign` writes. */
  assignee?: string;
  /** The field with the user on whose behalf it is there. */
  requester?: string;
  /** The page of the console that shows it; `{id}` and fields of the record in braces. */
  link: string;
  /** Its name for people: the first of these fields that has a value. */
  names: readonly string[];
}

/** What a project used of its budgets, in percent; computed where conditions and texts ask for it. */
export const ProjectUse = z.object({
  hours_spent: z.number(),
  hours_used: z.number().nullable(),
  budget_used: z.number().nullable(),
});
export type ProjectUse = z.infer<typeof ProjectUse>;

export const workflowRecords: Readonly<Record<WorkflowRecordKind, WorkflowRecord>> = {
  ticket: {
    label: 'Support ticket',
    view: TicketView,
    customerView: customerTicketView,
    update: UpdateTicket,
    status: 'status',
    assignee: 'assignee_id',
    requester: 'requester_id',
    link: '/admin/support/{id}',
    names: ['number', 'title'],
  },
  task: {
    label: 'Task',
    view: TaskView,
    customerView: TaskView,
    update: UpdateTask,
    status: 'status',
    assignee: 'assignee_id',
    link: '/admin/task/{project_id}/{id}',
    names: ['number', 'title'],
  },
  consultation: {
    label: 'Consultation request',
    view: ConsultationView,
    customerView: customerConsultationView,
    update: UpdateConsultation,
    status: 'status',
    assignee: 'assigned_to',
    requester: 'customer_id',
    link: '/admin/consultations/{id}',
    names: ['reference', 'title'],
  },
  meeting: {
    label: 'Meeting',
    view: MeetingView,
    customerView: CustomerMeetingView,
    update: UpdateMeeting,
    status: 'status',
    requester: 'customer_id',
    link: '/admin/consultations/{consultation_id}',
    names: ['consultation_reference', 'consultation_title'],
  },
  project: {
    label: 'Project',
    view: ProjectView.extend(ProjectUse.shape),
    customerView: ProjectView.omit({ budget: true, budget_hours: true }),
    update: UpdateProject,
    status: 'status',
    assignee: 'manager_id',
    requester: 'customer_id',
    link: '/admin/projects/{id}',
    names: ['number', 'name'],
  },
  milestone: {
    label: 'Milestone',
    view: MilestoneView,
    customerView: MilestoneView,
    update: UpdateMilestone,
    status: 'status',
    link: '/admin/projects/{project_id}',
    names: ['title'],
  },
  deal: {
    label: 'Deal',
    view: DealView,
    customerView: CustomerDealView,
    update: UpdateDeal,
    status: 'current_status',
    requester: 'customer_id',
    link: '/admin/deals/{id}',
    names: ['number', 'title'],
  },
  invoice: {
    label: 'Invoice',
    view: InvoiceSummary,
    customerView: InvoiceSummary.omit({ customer_name: true }),
    requester: 'customer_id',
    link: '/admin/billing/{id}',
    names: ['number'],
  },
  company: {
    label: 'Company',
    view: CompanyView,
    customerView: CompanyView.omit({ payment_terms_days: true, notes: true }),
    update: UpdateCompany,
    link: '/admin/customers?company_id={id}',
    names: ['name'],
  },
  user: {
    label: 'User',
    view: UserView,
    customerView: UserView,
    update: UpdateUser,
    requester: 'id',
    link: '/admin/customers/{id}',
    names: ['email'],
  },
};

/**
 * Whether customers see a field that may be the record's. What an event carries beside the record's fields they may
 * read with the event.
 */
export const isSeenByCustomers = (kind: WorkflowRecordKind, field: string): boolean => {
  const { view, customerView } = workflowRecords[kind];
  return field in customerView.shape || !(field in view.shape);
};

const never = new Set(['version', 'position', 'status', 'current_status', 'role', 'email']);

/**
 * Fields of a record that `set_field` may write: what an update carries but its state and what decides who may sign in.
 */
export const settableFields = (kind: WorkflowRecordKind): WorkflowField[] => {
  const { update, assignee } = workflowRecords[kind];
  if (!update) return [];
  return fieldsOf(update, 'record').flatMap((field) => {
    const name = field.path.slice('record.'.length);
    if (never.has(name) || name === assignee || name.includes('.')) return [];
    return [{ ...field, customer_visible: isSeenByCustomers(kind, name) }];
  });
};

/** The states of a kind of record, in the order of its contract; empty where workflows move it nowhere. */
export const statusesOf = (kind: WorkflowRecordKind): readonly string[] => {
  const { view, status } = workflowRecords[kind];
  return fieldsOf(view, 'record').find(({ path }) => path === `record.${status}`)?.values ?? [];
};
