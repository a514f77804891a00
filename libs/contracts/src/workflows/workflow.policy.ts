import { definePolicy } from '../core/policy.js';

/** Admins only (decisions, section 4); an incoming webhook proves itself by its secret instead of a session. */
export const workflowPolicy = definePolicy<{ id: string }>()({
  'workflow.list': { roles: ['admin'] },
  'workflow.read': { roles: ['admin'] },
  'workflow.create': { roles: ['admin'] },
  'workflow.update': { roles: ['admin'] },
  'workflow.delete': { roles: ['admin'] },
  'workflow.restore': { roles: ['admin'] },
  'workflow.run': { roles: ['admin'] },
  'workflow.secrets': { roles: ['admin'] },
  'workflow_run.list': { roles: ['admin'] },
  'workflow_run.read': { roles: ['admin'] },
  'workflow_run.decide': { roles: ['admin'] },
  'workflow_hook.receive': { roles: ['admin', 'customer', 'anonymous'] },
});
