import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  DomainError,
  type ListWorkflowRuns,
  type Page,
  type WorkflowRunSummary,
  type WorkflowRunView,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { findReferences } from './references.js';
import {
  titlesOf,
  toRunSummary,
  toStepView,
  filterRuns,
  findDefinitionOfRun,
  selectRuns,
  selectSteps,
} from './workflow-runs.queries.js';

/** The history of runs, with every step. */
@Injectable()
export class WorkflowRunsReader {
  constructor(private readonly em: EntityManager) {}

  /** Newest first, also by limit and offset (specification, section 7: `history`). */
  list(actor: Actor, query: ListWorkflowRuns): Promise<Page<WorkflowRunSummary>> {
    authorizeRole(actor, 'workflow_run.list');
    return paginate(filterRuns(this.em, query), query, toRunSummary);
  }

  /** @throws DomainError `not_found` */
  get(actor: Actor, id: string): Promise<WorkflowRunView> {
    authorizeRole(actor, 'workflow_run.read');
    return this.view(this.em, id);
  }

  /** What a run looks like once the changes so far are in the database. @throws DomainError `not_found` */
  async view(em: EntityManager, id: string): Promise<WorkflowRunView> {
    const run = await selectRuns(em).where('r.id', '=', id).executeTakeFirst();
    const definition = await findDefinitionOfRun(em, id);
    if (!run || !definition) throw new DomainError('not_found');
    const steps = await selectSteps(em, id).execute();
    const { payload } = definition;
    const named = steps.flatMap(({ input, output }) => [input, output]);
    return {
      ...toRunSummary(run),
      steps: steps.map(toStepView),
      actions: titlesOf(definition.actions),
      payload,
      references: await findReferences(em, [...named, payload]),
    };
  }
}
