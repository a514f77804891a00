import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  Actor,
  DryRunDefinition,
  DryRunWorkflow,
  TestDefinition,
  TestWorkflow,
  WorkflowDryRun,
  WorkflowTestResult,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { previewInTurn } from '../../../infrastructure/message-texts/index.js';
import { DefinitionCheck } from '../triggers/definition-check.js';
import { definitionOf, WorkflowTrigger } from '../triggers/workflow-trigger.entity.js';
import { DryRun } from './dry-run.js';
import { PastTest } from './past-test.js';

/** Tries workflows, saved or not, without any effect: on the past, and on a single record. */
@Injectable()
export class WorkflowTrialsService {
  constructor(
    private readonly em: EntityManager,
    private readonly check: DefinitionCheck,
    private readonly past: PastTest,
    private readonly dry: DryRun,
  ) {}

  /** @throws DomainError `not_found`; `invalid` where it was saved before it was checked */
  async testSaved(actor: Actor, id: string, { days }: TestWorkflow): Promise<WorkflowTestResult> {
    authorizeRole(actor, 'workflow.read');
    return this.test(actor, { days, definition: definitionOf(await this.find(id)) });
  }

  /** @throws DomainError `invalid` naming what can't be done */
  async test(actor: Actor, { days, definition }: TestDefinition): Promise<WorkflowTestResult> {
    authorizeRole(actor, 'workflow.read');
    await this.check.assertSound(definition);
    return this.past.of(definition, days);
  }

  /** @throws DomainError `not_found`; `invalid`, `workflow.no_record`, `workflow.record_not_found` */
  async dryRunSaved(actor: Actor, id: string, given: DryRunWorkflow): Promise<WorkflowDryRun> {
    authorizeRole(actor, 'workflow.read');
    const workflow = await this.find(id);
    return this.dryRun(actor, { ...given, definition: definitionOf(workflow) }, workflow);
  }

  /** @throws DomainError `invalid` naming what can't be done; `workflow.no_record`, `workflow.record_not_found` */
  async dryRun(
    actor: Actor,
    { definition, ...given }: DryRunDefinition,
    saved?: WorkflowTrigger,
  ): Promise<WorkflowDryRun> {
    authorizeRole(actor, 'workflow.read');
    await this.check.assertSound(definition);
    return previewInTurn(actor.id ?? '', () => this.dry.of(definition, given, saved));
  }

  private async find(id: string): Promise<WorkflowTrigger> {
    return orNotFound(await this.em.fork().findOne(WorkflowTrigger, { id, deletedAt: null }));
  }
}
