import { p } from '@mikro-orm/core';
import {
  UpdateConsultation,
  consultationTransitions,
  DomainError,
  type ConsultationSource,
  type ConsultationStatus,
  type ConsultationType,
  type CreateConsultation,
  type EventPayload,
  type LoggedWay,
  type TransitionActor,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

/** Wire name → property of what an update may change beside the status. */
const consultationFields = propertiesOf(UpdateConsultation, 'status', 'version');

const PROMISE_HOURS = 24;
const HOUR = 3_600_000;

/** The requester's data, copied to the request; a later change of the profile doesn't change it. */
export type Requester = Pick<Consultation, 'customerId' | 'name' | 'email' | 'phone' | 'company'>;

export type NewConsultation = Pick<
  CreateConsultation,
  'title' | 'source_page' | 'description' | 'urgency' | 'preferred_contact_method' | 'preferred_times'
> & {
  consultation_type: ConsultationType;
};

/** A request for a consultation, from the first word of a visitor to its outcome (decisions, section 4). */
export class Consultation extends withProperties(AggregateRoot, {
  reference: p.string().defaultRaw('next_consultation_reference()'),
  customerId: p.uuid(),
  source: text<ConsultationSource>(),
  title: p.string(),
  sourcePage: p.string().nullable(),
  consultationType: text<ConsultationType>(),
  description: p.text(),
  urgency: text<CreateConsultation['urgency']>(),
  preferredContactMethod: text<CreateConsultation['preferred_contact_method']>(),
  status: text<ConsultationStatus>().onCreate(() => 'pending'),
  name: p.string(),
  email: p.string(),
  phone: p.string().nullable(),
  company: p.string().nullable(),
  preferredTimes: p.json<string[]>().onCreate(() => []),
  promisedBy: p.datetime(),
  firstRespondedAt: p.datetime().nullable(),
  assignedTo: p.uuid().nullable(),
  outcome: text<NonNullable<UpdateConsultation['outcome']>>().nullable(),
  declineReason: p.text().nullable(),
  internalNotes: p.text().nullable(),
}) {
  static readonly tableName = 'consultation_requests';

  declare readonly reference: string;

  /**
   * A new request. It promises an answer within 24 clock hours.
   * @param isNewUser whether the customer's profile was made for this request
   */
  static request(
    input: NewConsultation,
    requester: Requester,
    source: ConsultationSource,
    isNewUser = false,
  ): Consultation {
    const request = new Consultation();
    Object.assign(request, requester);
    request.source = source;
    request.sourcePage = input.source_page ?? null;
    applyChanges(request, input, consultationFields);
    request.promisedBy = new Date(request.createdAt.getTime() + PROMISE_HOURS * HOUR);
    request.record('consultation.requested', { source, is_new_user: isNewUser });
    return request;
  }

  /**
   * Changes what the input carries: fields first, then the state.
   * @throws DomainError `illegal_transition`; `consultation.not_editable` for a customer's edit after it left pending;
   * `invalid` for an outcome without completion or a reason without refusal
   */
  change(input: UpdateConsultation, transitionActor: TransitionActor): void {
    if (transitionActor === 'anyone' && this.status !== 'pending' && editsFields(input)) {
      throw new DomainError('consultation.not_editable');
    }
    const target = input.status ?? this.status;
    assertOnlyWith(target, 'completed', 'outcome', input.outcome);
    assertOnlyWith(target, 'declined', 'decline_reason', input.decline_reason);
    if (target !== this.status) this.moveTo(target, transitionActor);
    this.edit(input);
  }

  /**
   * Completes it, because a project or a deal came of it; its meetings take place all the same.
   * @throws DomainError `illegal_transition` for a request that was declined or cancelled: it is reopened first
   */
  convertTo(made: { project_id: string } | { deal_id: string }): void {
    if (this.status !== 'completed') this.moveTo('completed', 'admin', { keeps_meetings: true });
    this.edit({ outcome: 'converted' });
    this.record('consultation.converted', made);
  }

  /**
   * Records a contact with the requester. The earliest one keeps the promise (decisions 4.21).
   * @param at the time of the contact; @throws DomainError `invalid` for a time before the request or in the future
   */
  noteContact({ contactId, way, at, now }: { contactId: string; way: LoggedWay; at: Date; now: Date }): void {
    if (at < this.createdAt) refuse('contacted_at', 'That was before the request');
    if (at > now) refuse('contacted_at', 'That is in the future');
    this.answeredAt(at);
    this.record('consultation.contact_logged', { contact_id: contactId, way, contacted_at: at.toISOString() });
  }

  /**
   * Records a reply of one side in its conversation. The first of an admin keeps the promise too (decisions 4.21), and
   * begins the work on a request that waits for it (decisions 4.100).
   */
  noteReply({ contactId, by, at }: { contactId: string; by: 'admin' | 'customer'; at: Date }): void {
    if (by === 'admin') this.answeredAt(at);
    if (by === 'admin' && this.status === 'pending') this.moveTo('in_progress', 'admin', { by_reply: true });
    this.updatedAt = at;
    this.record('consultation.replied', { contact_id: contactId, by });
  }

  /** Takes the request out of every list; an admin can bring it back for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('consultation.deleted', {});
  }

  restore(): void {
    this.deletedAt = null;
    this.record('consultation.restored', {});
  }

  /** Reopening clears the fields of the ended state. A state change is no contact. */
  private moveTo(
    to: ConsultationStatus,
    transitionActor: TransitionActor,
    also: Pick<EventPayload<'consultation.status_changed'>, 'keeps_meetings' | 'by_reply'> = {},
  ): void {
    const from = this.status;
    consultationTransitions.assert(from, to, transitionActor);
    this.status = to;
    this.outcome = null;
    this.declineReason = null;
    this.record('consultation.status_changed', { from, to, ...also });
  }

  /** The earliest answer is the one that counts. */
  private answeredAt(at: Date): void {
    if (this.firstRespondedAt === null || at < this.firstRespondedAt) this.firstRespondedAt = at;
  }

  private edit(input: UpdateConsultation): void {
    const changes = applyChanges(this, input, consultationFields);
    if (Object.keys(changes).length > 0) this.record('consultation.updated', { changes });
  }
}

const editsFields = (input: UpdateConsultation): boolean =>
  Object.keys(input).some((name) => name in consultationFields);

function assertOnlyWith(target: ConsultationStatus, state: ConsultationStatus, path: string, value: unknown): void {
  if (value == null || target === state) return;
  refuse(path, `Only for a request that is ${state}`);
}
