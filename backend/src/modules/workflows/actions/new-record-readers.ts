import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ActionOf, DomainError, isId, type WorkflowAction, workflowRecords } from '@portal/contracts';
import { projectPeople } from '../../projects/index.js';
import { userById } from '../../users/index.js';
import { fillInStep } from '../engine/step-texts.js';
import { WorkflowRecords } from '../records/workflow-records.js';
import type { StepContext } from './step.js';

type Creation = ActionOf<'create_task' | 'create_milestone' | 'create_ticket' | 'create_deal_draft'>;

/**
 * Keeps a new record from telling its customers of a record that they may not see: its texts are stored once, so they
 * can't be filled in for each reader as messages are.
 */
@Injectable()
export class NewRecordReaders {
  constructor(private readonly records: WorkflowRecords) {}

  /**
   * @param action with its texts filled in; a step that creates nothing passes
   * @param source as its author wrote it
   * @throws DomainError `workflow.unseen_record` where a customer who reads them may not see what they are filled in with
   */
  async assertSee(action: WorkflowAction, context: StepContext, source: WorkflowAction): Promise<void> {
    const { em, kind, record } = context;
    if (kind === null || !isCreation(action) || !isCreation(source) || !usesRecord(action, context, source)) return;
    for (const id of await readersOf(em, action, context)) {
      const user = await userById(em, id);
      if (user?.actor.role !== 'customer') continue;
      if (record && (await this.records.findFor(user.actor, kind, record.id))) continue;
      throw new DomainError('workflow.unseen_record', { record: workflowRecords[kind].label.toLowerCase() });
    }
  }
}

const isCreation = (action: WorkflowAction): action is Creation => action.type.startsWith('create_');

/** Whether the texts would read otherwise without the record and what happened to it. */
function usesRecord(action: Creation, context: StepContext, source: Creation): boolean {
  try {
    const without = fillInStep(source, { ...context, facts: { ...context.facts, event: {}, record: {} } });
    return without.title !== action.title || without.description !== action.description;
  } catch (error) {
    if (error instanceof DomainError) return true; // a text that can't be filled in without it
    throw error;
  }
}

/** The customers who read what the step creates; none where an id is invalid, which the step itself refuses. */
async function readersOf(em: EntityManager, action: Creation, context: StepContext): Promise<string[]> {
  switch (action.type) {
    case 'create_task':
    case 'create_milestone':
      return isId(action.project_id) ? (await projectPeople(em, action.project_id)).map(({ id }) => id) : [];
    case 'create_ticket':
      return [action.requester_id ?? requesterOf(context)].filter(isId);
    case 'create_deal_draft':
      return [action.customer_id].filter(isId);
  }
}

/** The id of the record's customer. */
export function requesterOf({ kind, record }: Pick<StepContext, 'kind' | 'record'>): string | undefined {
  const field = kind ? workflowRecords[kind].requester : undefined;
  const id = field ? record?.[field] : undefined;
  return typeof id === 'string' ? id : undefined;
}
