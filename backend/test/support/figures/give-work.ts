import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ProjectMember, type Project } from '../../../src/modules/projects/index.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import type { Make } from './ground.js';
import { daysFrom, hoursFrom, instantOf, type Business } from './random-business.js';

/** Projects with their members, milestones and tasks. */
export async function work(em: EntityManager, { at, now, patches }: Make, facts: Business): Promise<Project[]> {
  const projects: Project[] = [];
  const milestones: { id: string }[] = [];
  for (const { owner, member, status, health, budget, isDeleted, wasRemoved } of facts.projects) {
    const { project } = await aProject({ customer: at(owner), status, health, budgetCents: budget, isDeleted })(em);
    projects.push(project);
    if (member === null || member === owner) continue;
    const added = ProjectMember.add(project.id, at(member).id, 'viewer');
    added.takeRecordedEvents();
    em.persist(added);
    if (wasRemoved) patches.push(['project_members', added.id, { deleted_at: hoursFrom(now, -1) }]);
  }
  for (const { project, status, due, isDeleted } of facts.milestones) {
    const of = projects.at(project) as Project;
    const { milestone } = aMilestone({ project: of, status, due_date: due === null ? null : daysFrom(now, due) })(em);
    milestones.push(milestone);
    if (isDeleted) patches.push(['milestones', milestone.id, { deleted_at: hoursFrom(now, -1) }]);
  }
  await em.flush();
  for (const { project, milestone, minutes, created, completed, due, assignee, ...task } of facts.tasks) {
    const of = projects.at(project) as Project;
    // a task's milestone is one of its own project
    const near = milestones.filter((_, index) => facts.milestones[index]?.project === project);
    const { status, weight, priority, estimate, isDeleted } = task;
    const made = aTask({ project: of, status, weight, priority, estimate_minutes: estimate, isDeleted })(em).task;
    const begun = instantOf(now, created);
    const ended = instantOf(now, completed);
    patches.push([
      'tickets',
      made.id,
      {
        milestone_id: milestone === null ? null : (near.at(milestone % near.length)?.id ?? null),
        assignee_id: assignee === null ? null : at(assignee).id,
        spent_minutes: minutes,
        created_at: begun < ended ? begun : ended,
        completed_at: status === 'done' ? ended : null,
        due_date: due === null ? null : daysFrom(now, due),
      },
    ]);
    if (task.wasReopened) await reopened(em, made.id, of.id, ended);
  }
  return projects;
}

const reopened = (em: EntityManager, task: string, project: string, at: string) =>
  em.execute(
    `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at)
     values (?, 'task.status_changed', 'task', ?, ?, 'system', 'test', ?)`,
    [randomUUID(), task, JSON.stringify({ project_id: project, from: 'done', to: 'todo' }), at],
  );

/** Support tickets, and mails that were received. */
export async function tickets(em: EntityManager, make: Make, facts: Business, projects: Project[]): Promise<void> {
  const { at, now, patches, admin } = make;
  for (const { requester, project, status, priority, isAssigned, ...one } of facts.tickets) {
    const { ticket } = await aTicket({ requester: at(requester), priority })(em);
    const isSolved = status === 'resolved' || status === 'closed';
    patches.push([
      'tickets',
      ticket.id,
      {
        status,
        project_id: project === null ? null : (projects.at(project) as Project).id,
        assignee_id: isAssigned ? admin.id : null,
        created_at: instantOf(now, one.created),
        first_responded_at: one.responded === null ? null : instantOf(now, one.responded),
        first_response_due_at: one.responseDue === null ? null : hoursFrom(now, one.responseDue),
        resolved_at: isSolved ? instantOf(now, one.resolved) : null,
        resolution_due_at: one.resolutionDue === null ? null : hoursFrom(now, one.resolutionDue),
        csat_score: isSolved ? one.csat : null,
        deleted_at: one.isDeleted ? hoursFrom(now, -1) : null,
      },
    ]);
  }
  for (const { status, isDeleted } of facts.mails)
    await em.execute(
      `insert into inbound_mails (id, created_at, updated_at, version, deleted_at, status, kind, message_id, recipient,
         from_address, subject, text, attachments, size, storage_path, checks, is_proven)
       values (?, now(), now(), 1, ?, ?, 'message', ?, 'support@help.test', 'ada@elsewhere.test', 'No network', '', '{}', 1, ?,
         '{}', false)`,
      [randomUUID(), isDeleted ? hoursFrom(now, -1) : null, status, `<${randomUUID()}@elsewhere.test>`, randomUUID()],
    );
}
