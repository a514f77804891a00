import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  Actor,
  CreateWorkflow,
  Deleted,
  ListWorkflows,
  Page,
  UpdateWorkflow,
  WorkflowDefinition,
  WorkflowSecrets,
  WorkflowStatus,
  WorkflowView,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { Config } from '../../../infrastructure/config/config.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { workflowSecret } from '../webhooks/workflow-secrets.js';
import { DefinitionCheck } from './definition-check.js';
import { nextRunOf } from './next-run.js';
import { definitionOf, WorkflowTrigger } from './workflow-trigger.entity.js';
import {
  filterWorkflows,
  saveVersion,
  selectWorkflows,
  toWorkflowView,
  type WorkflowRow,
} from './workflows.queries.js';

/** Workflows of the console: what starts them, when, and what they do (decisions, section 6). */
@Injectable()
export class WorkflowsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly check: DefinitionCheck,
  ) {}

  /** One page, in the order of their positions unless sorted otherwise. */
  list(actor: Actor, query: ListWorkflows): Promise<Page<WorkflowView>> {
    authorizeRole(actor, 'workflow.list');
    return paginate(filterWorkflows(this.em, query), query, this.toView);
  }

  /** @throws DomainError `not_found` */
  get(actor: Actor, id: string): Promise<WorkflowView> {
    authorizeRole(actor, 'workflow.read');
    return this.viewOf(this.em, id);
  }

  /** A new workflow with its first version. @throws DomainError `invalid` naming what can't be done */
  async create(actor: Actor, input: CreateWorkflow): Promise<WorkflowView> {
    authorizeRole(actor, 'workflow.create');
    await this.check.assertSound(input);
    return this.em.transactional(async (em) => {
      const workflow = WorkflowTrigger.create(input, await nextPosition(em), actor.id);
      if (input.status === 'enabled') await this.switchTo(em, workflow, 'enabled');
      await em.persist(workflow).flush();
      await saveVersion(em, workflow, actor.id);
      return this.viewOf(em, workflow.id);
    });
  }

  /**
   * Changes only the fields that the input carries; what it does becomes a new version, and runs that began go on with
   * theirs. `status` switches it on and off. One that doesn't pass the check any more can be renamed and switched off.
   * @throws DomainError `not_found`, `stale_version`; `invalid` naming what can't be done
   */
  update(actor: Actor, id: string, { status, ...input }: UpdateWorkflow): Promise<WorkflowView> {
    return this.em.transactional(async (em) => {
      const workflow = await lockForUpdate(em, WorkflowTrigger, { id, deletedAt: null }, input, () =>
        this.viewOf(em, id),
      );
      authorize(actor, 'workflow.update', workflow);
      const redefines = Boolean(input.trigger ?? input.conditions ?? input.actions);
      if (redefines || status === 'enabled')
        await this.check.assertSound({ ...definitionOf(workflow), ...given(input) });
      const isRedefined = workflow.change(input, actor.id);
      const wanted = status ?? workflow.status;
      if (status !== undefined || input.trigger) await this.switchTo(em, workflow, wanted);
      await em.flush();
      if (isRedefined) await saveVersion(em, workflow, actor.id);
      return this.viewOf(em, id);
    });
  }

  /** Takes it out of every list; its runs that wait are cancelled by a listener. @throws DomainError `not_found` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const workflow = await lockForUpdate(em, WorkflowTrigger, { id, deletedAt: null });
      authorize(actor, 'workflow.delete', workflow);
      workflow.remove();
      return { id };
    });
  }

  /**
   * Brings a deleted workflow back as it was; runs that its deletion cancelled stay so.
   * @throws DomainError `not_found` when there is no deleted one
   */
  restore(actor: Actor, id: string): Promise<WorkflowView> {
    authorizeRole(actor, 'workflow.restore');
    return this.em.transactional(async (em) => {
      const workflow = await lockForUpdate(em, WorkflowTrigger, { id, deletedAt: { $ne: null } });
      const { seq, now } = await presentOf(em);
      workflow.restore(seq, nextRunOf(workflow.trigger, now));
      await em.flush();
      return this.viewOf(em, id);
    });
  }

  /** The secrets that its webhooks are proven by. @throws DomainError `not_found` */
  async secrets(actor: Actor, id: string): Promise<WorkflowSecrets> {
    authorizeRole(actor, 'workflow.secrets');
    return this.secretsOf(orNotFound(await this.em.fork().findOne(WorkflowTrigger, { id, deletedAt: null })));
  }

  /** Makes new ones; the old ones are worth nothing at once. @throws DomainError `not_found` */
  renewSecrets(actor: Actor, id: string): Promise<WorkflowSecrets> {
    authorizeRole(actor, 'workflow.secrets');
    return this.em.transactional(async (em) => {
      const workflow = await lockForUpdate(em, WorkflowTrigger, { id, deletedAt: null });
      workflow.renewSecrets();
      return this.secretsOf(workflow);
    });
  }

  private secretsOf({ id, type, secretVersion }: WorkflowTrigger): WorkflowSecrets {
    const { appSecret } = this.config;
    return {
      incoming: type === 'webhook' ? workflowSecret(appSecret, 'incoming', id, secretVersion) : null,
      outgoing: workflowSecret(appSecret, 'outgoing', id, secretVersion),
    };
  }

  private async switchTo(em: EntityManager, workflow: WorkflowTrigger, status: WorkflowStatus): Promise<void> {
    if (status === 'disabled') {
      workflow.disable();
      return;
    }
    const { seq, now } = await presentOf(em);
    workflow.enable(seq, nextRunOf(workflow.trigger, now));
  }

  private async viewOf(em: EntityManager, id: string): Promise<WorkflowView> {
    return this.toView(orNotFound(await selectWorkflows(em).where('w.id', '=', id).executeTakeFirst()));
  }

  private readonly toView = (row: WorkflowRow): WorkflowView => toWorkflowView(row, this.config);
}

/** The parts of the definition that a change carries. */
const given = ({ trigger, conditions, actions }: UpdateWorkflow): Partial<WorkflowDefinition> => ({
  ...(trigger ? { trigger } : {}),
  ...(conditions ? { conditions } : {}),
  ...(actions ? { actions } : {}),
});

/** The newest position of the feed, and the database's time. */
async function presentOf(em: EntityManager): Promise<{ seq: number; now: Date }> {
  const { seq, now } = await kysely(em)
    .selectFrom('domain_events')
    .select((eb) => [eb.fn.max('seq').as('seq'), sql<string>`now()`.as('now')])
    .executeTakeFirstOrThrow();
  return { seq: Number(seq), now: new Date(now) };
}

async function nextPosition(em: EntityManager): Promise<number> {
  const workflows = kysely(em).selectFrom('workflow_triggers').where('deleted_at', 'is', null);
  const last = await workflows.select((eb) => eb.fn.max('position').as('position')).executeTakeFirst();
  return (last?.position ?? 0) + 1;
}
