import { z } from 'zod';
import { limits } from '../core/limits.js';
import { adminsOnly, deletedQuery, groupByForAdmins, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import {
  anyPhone,
  email,
  id,
  instant,
  isOwnPath,
  line,
  longText,
  recordFields,
  requiredLine,
  requiredLongText,
  version,
} from '../core/primitives.js';
import { openMeetingStatuses } from '../meetings/meeting.contract.js';

export const consultationStatuses = [
  'pending',
  'in_progress',
  'scheduled',
  'completed',
  'declined',
  'cancelled',
] as const;
export const ConsultationStatus = z.enum(consultationStatuses);
export type ConsultationStatus = z.infer<typeof ConsultationStatus>;

/** What the dashboard card "Open Consultations" counts (decisions, section 5). */
export const openConsultationStatuses = [
  'pending',
  'in_progress',
  'scheduled',
] as const satisfies readonly ConsultationStatus[];

export const consultationTypes = [
  'strategy_consultation',
  'project_scoping',
  'emergency_assessment',
  'general_consultation',
] as const;
export const ConsultationType = z.enum(consultationTypes);
export type ConsultationType = z.infer<typeof ConsultationType>;

export const urgencies = ['low', 'medium', 'high', 'urgent'] as const;
export const contactMethods = ['email', 'phone', 'video'] as const;
export const consultationSources = ['public', 'portal', 'admin'] as const;
export type ConsultationSource = (typeof consultationSources)[number];
export const consultationOutcomes = ['converted', 'follow_up', 'no_action', 'junk'] as const;

/** What the customer of a request sees (specification, section 3; decisions, section 4). */
export const customerConsultationView = object('CustomerConsultationRequest', {
  id,
  reference: z.string().meta({ examples: ['C-2026-0001'] }),
  customer_id: id,
  company_id: id.nullable(),
  source: z.enum(consultationSources),
  source_page: z
    .string()
    .nullable()
    .meta({ description: 'The page it was asked from', examples: ['/it-strategy'] }),
  title: z.string(),
  consultation_type: ConsultationType,
  description: z.string(),
  urgency: z.enum(urgencies),
  preferred_contact_method: z.enum(contactMethods),
  status: ConsultationStatus,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  preferred_times: z.array(instant),
  promised_by: instant.meta({ description: 'Created + 24 clock hours: when we have answered at the latest' }),
  first_responded_at: instant.nullable().meta({
    description:
      'When we first got in touch: by a reply, by a message or call that was noted, or by a meeting while it stands',
  }),
  outcome: z.enum(consultationOutcomes).nullable(),
  decline_reason: z.string().nullable(),
  project_id: id.nullable().meta({ description: 'The project that came of it' }),
  next_meeting_at: instant.nullable().meta({ description: 'When its open meeting starts' }),
  next_meeting_status: z
    .enum(openMeetingStatuses)
    .nullable()
    .meta({ description: 'Whether that time is agreed, or proposed and waits for an answer' }),
  ...recordFields,
});

/** What admins see: the same plus what is internal. */
export const ConsultationView = customerConsultationView
  .extend({
    assigned_to: id.nullable().optional().meta({ description: 'Admins only' }),
    assigned_name: z.string().nullable().optional().meta({ description: 'Admins only' }),
    internal_notes: z.string().nullable().optional().meta({ description: 'Admins only' }),
    deal_id: id.nullable().optional().meta({ description: 'Admins only: the deal that came of it' }),
    same_address: z
      .int()
      .optional()
      .meta({ description: 'Admins only: how many other requests came from this address' }),
  })
  .meta({ id: 'ConsultationRequest' });
export type ConsultationView = z.infer<typeof ConsultationView>;

/** The page from which a request was sent. */
const sourcePage = z
  .string()
  .max(limits.title)
  .refine((path) => isOwnPath(path), 'Must be a path on this site')
  .meta({ description: 'The page it is asked from', examples: ['/it-strategy'] });

const preferredTimes = z.array(instant).max(limits.preferredTimes);

/** The wizard of a visitor (specification, sections 3 and 4). `website` must stay empty; `form_token` comes from the form. */
export const PublicConsultation = strictObject('PublicConsultation', {
  name: requiredLine(limits.name, 'Please tell us your name'),
  email,
  phone: anyPhone.min(1, 'Please give a phone number'),
  company: line(limits.name).optional(),
  needs: longText.min(1, 'Please tell us what you need help with'),
  consultation_type: ConsultationType.optional(),
  title: line(limits.title).optional(),
  source_page: sourcePage.optional(),
  form_token: z.string().max(500).optional(),
  website: z.string().max(500).optional(),
});
export type PublicConsultation = z.infer<typeof PublicConsultation>;

/** The same for known and unknown addresses (decisions 11.2: `isNewUser` is never sent to anonymous callers). */
export const PublicConsultationReceived = object('PublicConsultationReceived', {
  message: z.string(),
  reference: z.string(),
  slot_hold_token: z.string().meta({ description: 'Lets the visitor pick a time for an hour' }),
});
export type PublicConsultationReceived = z.infer<typeof PublicConsultationReceived>;

export const FormToken = object('FormToken', { form_token: z.string() });
export type FormToken = z.infer<typeof FormToken>;

/** A signed-in person's request; an admin may name the customer. Defaults: urgency medium, contact by e-mail. */
export const CreateConsultation = strictObject('CreateConsultationRequest', {
  title: requiredLine(limits.title),
  consultation_type: ConsultationType.optional(),
  description: requiredLongText,
  urgency: z.enum(urgencies).default('medium'),
  preferred_contact_method: z.enum(contactMethods).default('email'),
  phone: anyPhone.optional(),
  company: line(limits.name).optional(),
  preferred_times: preferredTimes.optional(),
  source_page: sourcePage.optional(),
  customer_id: id.optional().meta({ description: 'Admins only: whose request this is' }),
});
export type CreateConsultation = z.infer<typeof CreateConsultation>;

/** Changes only the fields it carries. Customers: title, description, preferred_times while pending, and status cancelled. */
export const UpdateConsultation = strictObject('UpdateConsultationRequest', {
  title: requiredLine(limits.title).optional(),
  description: requiredLongText.optional(),
  preferred_times: preferredTimes.optional(),
  status: ConsultationStatus.optional(),
  consultation_type: ConsultationType.optional(),
  urgency: z.enum(urgencies).optional(),
  preferred_contact_method: z.enum(contactMethods).optional(),
  assigned_to: id.nullable().optional(),
  internal_notes: longText.nullable().optional(),
  outcome: z.enum(consultationOutcomes).nullable().optional(),
  decline_reason: longText.nullable().optional(),
  version: version.optional(),
});
export type UpdateConsultation = z.infer<typeof UpdateConsultation>;

/** What a customer may write; anything else in an update is a 400 that names the field. */
export const customerConsultationFields = ['title', 'description', 'preferred_times', 'status', 'version'] as const;

export const consultationGroupFields = ['status', 'urgency', 'consultation_type', 'company', 'assigned_name'] as const;

export const ListConsultations = z.strictObject({
  ...pageQuery,
  customer_id: id.optional(),
  customerId: id.optional().meta({ description: 'Alias of customer_id' }),
  company_id: adminsOnly(id.optional(), 'Of the people of this company'),
  status: oneOrMore(consultationStatuses).optional(),
  consultation_type: oneOrMore(consultationTypes).optional(),
  urgency: oneOrMore(urgencies).optional(),
  assigned_to: adminsOnly(id.optional()),
  email: adminsOnly(email.optional(), 'requests from one address'),
  late: z.stringbool().optional().meta({ description: 'Only requests past promised_by without an answer' }),
  unanswered: z.stringbool().optional().meta({ description: 'Only open requests without an answer' }),
  ...deletedQuery,
  groupBy: groupByForAdmins(consultationGroupFields),
  sortBy: sortBy(['created_at', 'updated_at', 'promised_by', 'status', 'urgency', 'title', 'reference'], 'created_at'),
});
export type ListConsultations = z.infer<typeof ListConsultations>;
