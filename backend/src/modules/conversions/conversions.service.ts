import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  CreateDeal,
  CreateProject,
  DomainError,
  limits,
  type ConvertToDeal,
  type ConvertToProject,
  type DealView,
  type ProjectView,
  type UserActor,
  truncate,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { ConsultationsService, type Consultation } from '../consultations/index.js';
import { DealsService } from '../deals/index.js';
import { inTurns, MeetingsService, type Turn } from '../meetings/index.js';
import { ProjectsService } from '../projects/index.js';
import { isOfSameAccount, liveRow } from '../users/index.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

type MeetingChoice = NonNullable<ConvertToProject['meeting']>;

/** What the people of the meeting read. */
const REASON = 'the request was converted';

/** Makes projects and deals of requests for consultations (decisions, section 4: outcome `converted`). */
@Injectable()
export class ConversionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsService,
    private readonly meetings: MeetingsService,
    private readonly projects: ProjectsService,
    private readonly deals: DealsService,
  ) {}

  /**
   * A project in planning, with the request's title, description and customer unless given, linked to the request and
   * to its deal. The request is completed; its meetings take place unless the input changes them (decisions 4.31,
   * 4.32).
   * @throws DomainError `not_found`; `stale_version`; `consultation.converted_already`; `illegal_transition` for a
   * request that was declined or cancelled, or a meeting that is over; `invalid` naming a field; the errors of a new
   * meeting time
   */
  async toProject(actor: UserActor, id: string, input: ConvertToProject): Promise<ProjectView> {
    authorizeRole(actor, 'consultation.convert');
    const { name, description, customer_id, manager_id, start_date, target_date } = input;
    return this.convert(actor, id, input, async (em, consultation) => {
      const before = await cameOf(em, id);
      if (before.project_id) throw new DomainError('consultation.converted_already', { made: 'project' });
      const customerId = customer_id ?? consultation.customerId;
      const { deal_id: dealId } = before;
      const project = await this.projects.begin(
        em,
        actor,
        CreateProject.parse({
          name: name ?? truncate(consultation.title, limits.name).trim(),
          description: description ?? consultation.description,
          customer_id: customerId,
          manager_id,
          start_date,
          target_date,
          consultation_id: id,
          deal_id: dealId && (await isOfCustomer(em, dealId, customerId)) ? dealId : null,
        }),
      );
      consultation.convertTo({ project_id: project.id });
      return project;
    });
  }

  /**
   * A draft deal with the request's title, description and customer unless given, linked to the request and to the project
   * that came of it. Otherwise as `toProject`; the price is always the admin's word.
   * @throws DomainError as `toProject`
   */
  async toDeal(actor: UserActor, id: string, input: ConvertToDeal): Promise<DealView> {
    authorizeRole(actor, 'consultation.convert');
    const { title, description, customer_id, deal_type, interval, amount, starts_on } = input;
    return this.convert(actor, id, input, async (em, consultation) => {
      const before = await cameOf(em, id);
      if (before.deal_id) throw new DomainError('consultation.converted_already', { made: 'deal' });
      const deal = await this.deals.begin(
        em,
        actor,
        CreateDeal.parse({
          customer_id: customer_id ?? consultation.customerId,
          title: title ?? consultation.title,
          description: description ?? consultation.description,
          deal_type,
          interval,
          amount,
          starts_on,
          consultation_id: id,
        }),
      );
      consultation.convertTo({ deal_id: deal.id });
      if (before.project_id) await this.projects.linkDeal(em, before.project_id, deal.id);
      return this.deals.getWithin(em, actor, deal.id);
    });
  }

  /** All of it in one transaction: what is made, the request's end, then the meeting that was chosen about. */
  private convert<Made>(
    actor: UserActor,
    id: string,
    { meeting, version }: Pick<ConvertToDeal, 'meeting' | 'version'>,
    make: (em: EntityManager, consultation: Consultation) => Promise<Made>,
  ): Promise<Made> {
    const work = async (turn: Turn): Promise<Made> => {
      const consultation = await this.consultations.hold(turn.em, actor, id, { version });
      const made = await make(turn.em, consultation);
      await turn.em.flush();
      if (meeting) await this.settle(turn, actor, id, meeting);
      return made;
    };
    if (meeting?.choice === 'move') return inTurns(this.em, (em, now) => work({ em, now }));
    return this.em.transactional((em) => work({ em, now: new Date() }));
  }

  /** Keeps, cancels or moves the coming meeting; its participants get the meeting's own mails. */
  private async settle(turn: Turn, actor: UserActor, consultationId: string, choice: MeetingChoice): Promise<void> {
    const { id, version, starts_at } = choice;
    if (!(await hasMeeting(turn.em, consultationId, id))) refuse('meeting.id', 'This request has no such meeting');
    const sent = version === undefined ? {} : { version };
    if (choice.choice === 'cancel')
      await this.meetings.change(turn.em, actor, id, { status: 'cancelled', cancel_reason: REASON, ...sent });
    if (choice.choice === 'move' && starts_at !== undefined)
      await this.meetings.move(turn, actor, id, { starts_at, reason: REASON, ...sent });
  }
}

/** The live project and the live deal of a request; the oldest where there are several. */
function cameOf(em: EntityManager, consultationId: string) {
  const oldest = (table: 'projects' | 'customer_deals') =>
    kysely(em)
      .selectFrom(table)
      .select('id')
      .where('consultation_id', '=', consultationId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(1);
  const both = [oldest('projects').as('project_id'), oldest('customer_deals').as('deal_id')] as const;
  return kysely(em).selectNoFrom(both).executeTakeFirstOrThrow();
}

/** Whether a deal is the customer's own or a colleague's of the same company. */
const isOfCustomer = async (em: EntityManager, dealId: string, customerId: string): Promise<boolean> => {
  const deal = liveRow(em, 'customer_deals', dealId).where(isOfSameAccount('customer_deals.customer_id', customerId));
  return (await deal.executeTakeFirst()) !== undefined;
};

/** Whether a meeting is of a request. */
const hasMeeting = async (em: EntityManager, consultationId: string, id: string): Promise<boolean> => {
  const meetings = kysely(em)
    .selectFrom('consultation_meetings')
    .select('id')
    .where('id', '=', id)
    .where('consultation_id', '=', consultationId)
    .where('deleted_at', 'is', null);
  return (await meetings.executeTakeFirst()) !== undefined;
};
