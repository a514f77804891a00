import type { EventPayload } from '@portal/contracts';
import { activityEntryOf } from './activity-entry.js';

const project_id = 'p1';
const entity_id = 'e1';

describe('what events leave in the log of a project (specification, section 3)', () => {
  it('tells a step by its states, in words and values', () => {
    expect(
      activityEntryOf({
        name: 'task.status_changed',
        entity_id,
        payload: { project_id, from: 'in_progress', to: 'done' },
      }),
    ).toEqual({
      project_id,
      entity_type: 'task',
      entity_id,
      activity_type: 'status_changed',
      description: 'moved it from In progress to Done',
      old_values: { status: 'in_progress' },
      new_values: { status: 'done' },
      internal: false,
    });
  });

  it('files what happens in a thread under its task', () => {
    const payload = {
      project_id,
      task_id: 't1',
      comment_id: 'c1',
      visibility: 'public' as const,
      file_name: 'plan.pdf',
    };
    expect(activityEntryOf({ name: 'attachment.added', entity_id, payload })).toMatchObject({
      entity_type: 'task',
      entity_id: 't1',
      description: 'added the file plan.pdf',
      internal: false,
    });
  });

  it('marks what belongs to an internal comment', () => {
    const payload = { project_id, task_id: 't1', visibility: 'internal' as const };
    expect(activityEntryOf({ name: 'comment.added', entity_id, payload })).toMatchObject({ internal: true });
  });

  it('names the fields that changed, but never the money', () => {
    const name = { from: 'Old', to: 'New' };
    const payload = { changes: { name, target_date: { from: null, to: '2026-03-01' }, budget: { from: 1, to: 2 } } };
    expect(activityEntryOf({ name: 'project.updated', entity_id, payload })).toMatchObject({
      project_id: entity_id,
      description: 'changed name, target date',
      old_values: { name: 'Old', target_date: null },
      new_values: { name: 'New', target_date: '2026-03-01' },
    });
    expect(
      activityEntryOf({ name: 'project.updated', entity_id, payload: { changes: { budget: { from: 1, to: 2 } } } }),
    ).toBeNull();
  });

  it('gives the reason of an approval on the owner’s behalf, and what was asked to be changed', () => {
    expect(
      activityEntryOf({
        name: 'milestone.approved',
        entity_id,
        payload: { project_id, on_behalf: true, reason: 'said so by phone' },
      }),
    ).toMatchObject({ description: 'approved it on the owner’s behalf: said so by phone', entity_type: 'milestone' });
    expect(
      activityEntryOf({
        name: 'milestone.changes_requested',
        entity_id,
        payload: { project_id, comment: 'No logo yet' },
      }),
    ).toMatchObject({ description: 'asked for changes: No logo yet' });
  });

  it('says once what the owner answered: with the answer, not with the step; a step without one is told', () => {
    const back = { project_id, from: 'awaiting_approval', to: 'in_progress' } as const;
    const step = (payload: EventPayload<'milestone.status_changed'>) =>
      activityEntryOf({ name: 'milestone.status_changed', entity_id, payload });
    expect(step({ ...back, answer: 'changes_requested' })).toBeNull();
    expect(step({ ...back, to: 'completed', answer: 'approved' })).toBeNull();
    expect(step(back)).toMatchObject({ description: 'moved it from Waiting for approval to In progress' });
  });

  it('says nothing about a task’s place among others', () => {
    expect(activityEntryOf({ name: 'task.moved', entity_id, payload: { project_id, from: 1, to: 2 } })).toBeNull();
  });
});
