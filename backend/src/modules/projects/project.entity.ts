import { p } from '@mikro-orm/core';
import {
  UpdateProject,
  DomainError,
  projectTransitions,
  type CreateProject,
  type ProjectHealth,
  type ProjectStatus,
  type TransitionActor,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import { centsOf, dollarsOf } from '../../infrastructure/database/money.js';

/** Wire name → property of what an update may change beside status and budget. */
const projectFields = propertiesOf(UpdateProject, 'status', 'budget', 'version');

/** A customer's project, from planning to its end (decisions, section 4). */
export class Project extends withProperties(AggregateRoot, {
  number: p.string().defaultRaw('next_project_number()'),
  name: p.string(),
  description: p.text().onCreate(() => ''),
  customerId: p.uuid(),
  status: text<ProjectStatus>().onCreate(() => 'planning'),
  priority: text<CreateProject['priority']>().onCreate(() => 'medium'),
  health: text<ProjectHealth>().onCreate(() => 'on_track'),
  startDate: p.date().nullable(),
  targetDate: p.date().nullable(),
  completedAt: p.datetime().nullable(),
  budgetCents: p.bigint('number').nullable(),
  budgetHours: p.decimal('number').nullable(),
  managerId: p.uuid().nullable(),
  dealId: p.uuid().nullable(),
  consultationId: p.uuid().nullable(),
}) {
  static readonly tableName = 'projects';

  declare readonly number: string;

  /** A new project in planning; what it refers to must have been looked at before. @throws DomainError `invalid` */
  static begin(input: CreateProject): Project {
    const project = new Project();
    applyChanges(project, input, projectFields);
    project.budgetCents = centsOf(input.budget) ?? null;
    project.consultationId = input.consultation_id ?? null;
    project.record('project.created', {
      customer_id: project.customerId,
      consultation_id: project.consultationId,
      deal_id: project.dealId,
    });
    project.assertDates();
    return project;
  }

  /**
   * Changes what the input carries: the state first, then the fields.
   * @throws DomainError `illegal_transition`; `invalid` for a target before the start
   */
  change(input: UpdateProject, transitionActor: TransitionActor): void {
    if (input.status && input.status !== this.status) this.moveTo(input.status, transitionActor);
    const changes = applyChanges(this, input, projectFields);
    if ('start_date' in changes || 'target_date' in changes) this.assertDates();
    const cents = centsOf(input.budget);
    if (cents !== undefined && cents !== this.budgetCents) {
      changes['budget'] = { from: dollarsOf(this.budgetCents), to: dollarsOf(cents) };
      this.budgetCents = cents;
    }
    if (Object.keys(changes).length > 0) this.record('project.updated', { changes });
  }

  /** Takes the project, and all that is in it, out of every list; an admin can bring it back for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('project.deleted', { customer_id: this.customerId });
  }

  /** Brings it back with all that is in it. */
  restore(): void {
    this.deletedAt = null;
    this.record('project.restored', { customer_id: this.customerId });
  }

  /** @throws DomainError `invalid` naming `target_date` */
  private assertDates(): void {
    if (this.startDate === null || this.targetDate === null || this.startDate <= this.targetDate) return;
    const details = [{ path: 'target_date', message: 'Must not be before the start' }];
    throw new DomainError('invalid', {}, { details });
  }

  private moveTo(to: ProjectStatus, transitionActor: TransitionActor): void {
    const from = this.status;
    projectTransitions.assert(from, to, transitionActor);
    this.status = to;
    this.completedAt = to === 'completed' ? new Date() : null;
    this.record('project.status_changed', { from, to });
  }
}
