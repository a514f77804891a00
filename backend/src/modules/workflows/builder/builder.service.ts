import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Page,
  type WorkflowActionInfo,
  type WorkflowCatalogue,
  type WorkflowStarter,
  actionTitles,
  fieldsFor,
  isStepFor,
  operatorsByType,
  settableFields,
  statusesOf,
  stepRecords,
  WorkflowAction,
  workflowActionTypes,
  workflowEventNames,
  workflowEvents,
  workflowRecordKinds,
  workflowRecords,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { wholePage } from '../../../infrastructure/database/paginate.js';
import { starters } from './starters.js';
import { z } from 'zod';

/** What the builder offers; made of the contracts, the same for every admin. */
@Injectable()
export class WorkflowBuilderService {
  events(actor: Actor): WorkflowCatalogue {
    authorizeRole(actor, 'workflow.read');
    return catalogue();
  }

  actions(actor: Actor): Page<WorkflowActionInfo> {
    authorizeRole(actor, 'workflow.read');
    return wholePage(actionInfos());
  }

  starters(actor: Actor): Page<WorkflowStarter> {
    authorizeRole(actor, 'workflow.read');
    return wholePage([...starters]);
  }
}

/** Events with the fields that conditions and texts may use, and what each kind of record offers; from the contracts. */
const catalogue = (): WorkflowCatalogue => ({
  events: workflowEventNames.map((name) => {
    const { title, group, record } = workflowEvents[name];
    return { name, title, group, record, fields: fieldsFor(record, name) };
  }),
  records: workflowRecordKinds.map((kind) => ({
    kind,
    label: workflowRecords[kind].label,
    fields: fieldsFor(kind),
    settable: settableFields(kind),
    statuses: [...statusesOf(kind)],
    actions: workflowActionTypes.filter((type) => isStepFor(type, kind)),
  })),
  operators: Object.fromEntries(Object.entries(operatorsByType).map(([type, operators]) => [type, [...operators]])),
});

/** Each step with the JSON schema that its form is made of. */
const actionInfos = (): WorkflowActionInfo[] =>
  WorkflowAction.options.map((option) => {
    const type = option.shape.type.value;
    return {
      type,
      title: actionTitles[type],
      description: option.meta()?.description ?? '',
      records: stepRecords[type] ? [...stepRecords[type]] : null,
      schema: z.toJSONSchema(option, { io: 'input', unrepresentable: 'any' }),
    };
  });
