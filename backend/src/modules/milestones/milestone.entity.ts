import { p } from '@mikro-orm/core';
import {
  UpdateMilestone,
  DomainError,
  milestoneSteps,
  type CreateMilestone,
  type MilestoneStatus,
  type TransitionActor,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';

/** Wire name → property of what an update may change beside the status. */
const milestoneFields = propertiesOf(UpdateMilestone, 'status', 'version');

/** Who approves: the owner, or an admin on the owner's behalf with a reason. */
export interface Approval {
  by: string;
  onBehalf: boolean;
  reason: string | null;
}

/** A step of a project that its owner may have to approve (decisions, section 4). */
export class Milestone extends withProperties(AggregateRoot, {
  projectId: p.uuid(),
  title: p.string(),
  description: p.text().onCreate(() => ''),
  status: text<MilestoneStatus>().onCreate(() => 'planned'),
  dueDate: p.date().nullable(),
  position: p.double().$type<number>(),
  approvalRequired: p.boolean().onCreate(() => false),
  approvedBy: p.uuid().nullable(),
  approvedAt: p.datetime().nullable(),
  changeRequest: p.text().nullable(),
  completedAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'milestones';

  /** A new milestone, planned, at this place in its project. */
  static plan(input: CreateMilestone, position: number): Milestone {
    const milestone = new Milestone();
    milestone.projectId = input.project_id;
    milestone.position = position;
    applyChanges(milestone, input, milestoneFields);
    milestone.record('milestone.created', { project_id: milestone.projectId, title: milestone.title });
    return milestone;
  }

  /**
   * Changes what the input carries: fields first, then the state.
   * @throws DomainError `milestone.needs_approval` where completing would pass over the approval; `illegal_transition`
   */
  change(input: UpdateMilestone, transitionActor: TransitionActor): void {
    const changes = applyChanges(this, input, milestoneFields);
    if (Object.keys(changes).length > 0) {
      this.record('milestone.updated', { project_id: this.projectId, changes });
    }
    if (input.status !== undefined && input.status !== this.status) this.moveTo(input.status, transitionActor);
  }

  /**
   * Approves the milestone and completes it; both are one event. @throws DomainError `milestone.not_awaiting_approval`
   */
  approve({ by, onBehalf, reason }: Approval): void {
    this.assertAwaitingApproval();
    this.step('completed', 'approved');
    this.approvedBy = by;
    this.approvedAt = this.completedAt;
    this.record('milestone.approved', { project_id: this.projectId, on_behalf: onBehalf, reason });
  }

  /** The no: what is to change is kept until it is sent again. @throws DomainError `milestone.not_awaiting_approval` */
  requestChanges(comment: string): void {
    this.assertAwaitingApproval();
    this.step('in_progress', 'changes_requested');
    this.changeRequest = comment;
    this.record('milestone.changes_requested', { project_id: this.projectId, comment });
  }

  /** Takes it out of every list; its tasks stay. An admin can bring it back for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('milestone.deleted', { project_id: this.projectId, title: this.title });
  }

  /** Brings it back, with the tasks that belonged to it. */
  restore(): void {
    this.deletedAt = null;
    this.record('milestone.restored', { project_id: this.projectId, title: this.title });
  }

  /** Puts it at this place among the others. */
  placeAt(position: number): void {
    if (position === this.position) return;
    const changes = { position: { from: this.position, to: position } };
    this.position = position;
    this.record('milestone.updated', { project_id: this.projectId, changes });
  }

  private moveTo(to: MilestoneStatus, transitionActor: TransitionActor): void {
    const from = this.status;
    const allowed = milestoneSteps({ status: from, approval_required: this.approvalRequired }, transitionActor);
    if (!allowed.includes(to)) {
      if (from === 'in_progress' && to === 'completed')
        throw new DomainError('milestone.needs_approval', {}, { allowed });
      throw new DomainError('illegal_transition', { from, to }, { allowed });
    }
    this.step(to);
  }

  /** What belonged to the state before goes with it; a request for changes stays until it is answered. */
  private step(to: MilestoneStatus, answer?: 'approved' | 'changes_requested'): void {
    const from = this.status;
    this.status = to;
    this.completedAt = to === 'completed' ? new Date() : null;
    this.approvedBy = null;
    this.approvedAt = null;
    if (to === 'awaiting_approval' || to === 'completed') this.changeRequest = null;
    this.record('milestone.status_changed', { project_id: this.projectId, from, to, ...(answer ? { answer } : {}) });
  }

  private assertAwaitingApproval(): void {
    if (this.status !== 'awaiting_approval') throw new DomainError('milestone.not_awaiting_approval');
  }
}
