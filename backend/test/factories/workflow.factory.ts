import type { EntityManager } from '@mikro-orm/postgresql';
import { CreateWorkflow } from '@portal/contracts';
import type { z } from 'zod';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import { saveVersion, WorkflowTrigger } from '../../src/modules/workflows/index.js';

/** What an admin could have typed: a workflow that does nothing but stop. */
export const aDefinition = (given: Partial<z.input<typeof CreateWorkflow>> = {}): CreateWorkflow =>
  CreateWorkflow.parse({
    name: 'New tickets',
    trigger: { type: 'event', event: 'ticket.opened' },
    actions: [{ type: 'stop' }],
    ...given,
  });

interface Given extends Partial<z.input<typeof CreateWorkflow>> {
  /** The admin in whose name it writes. */
  author?: { id: string };
}

/** A workflow with its first version, disabled unless said otherwise; leaves no events. */
export const aWorkflow =
  ({ author, ...given }: Given = {}) =>
  async (em: EntityManager): Promise<{ workflow: WorkflowTrigger }> => {
    const input = aDefinition(given);
    const workflow = WorkflowTrigger.create(input, 1, author?.id ?? null);
    if (input.status === 'enabled') workflow.enable(0, null);
    persistQuietly(em, workflow);
    await em.flush();
    await saveVersion(em, workflow, author?.id ?? null);
    return { workflow };
  };
