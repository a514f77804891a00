import { Injectable } from '@nestjs/common';
import type { Actor, Page, WorkflowActionInfo, WorkflowCatalogue, WorkflowStarter } from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { actionInfos, catalogue } from './catalogue.js';
import { starters } from './starters.js';

/** What the builder offers; made of the contracts, the same for every admin. */
@Injectable()
export class WorkflowBuilderService {
  events(actor: Actor): WorkflowCatalogue {
    authorizeRole(actor, 'workflow.read');
    return catalogue();
  }

  actions(actor: Actor): Page<WorkflowActionInfo> {
    authorizeRole(actor, 'workflow.read');
    return wholeList(actionInfos());
  }

  starters(actor: Actor): Page<WorkflowStarter> {
    authorizeRole(actor, 'workflow.read');
    return wholeList([...starters]);
  }
}

const wholeList = <Item>(data: Item[]): Page<Item> => ({
  data,
  pagination: { page: 1, limit: data.length, total: data.length, has_more: false },
});
