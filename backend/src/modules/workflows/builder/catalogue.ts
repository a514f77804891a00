import {
  actionTitles,
  fieldsFor,
  isStepFor,
  operatorsByType,
  settableFields,
  statusesOf,
  stepRecords,
  workflowAction,
  workflowActionTypes,
  workflowEventNames,
  workflowEvents,
  workflowRecordKinds,
  workflowRecords,
  type WorkflowActionInfo,
  type WorkflowCatalogue,
} from '@portal/contracts';
import { z } from 'zod';

/** Events with the fields that conditions and texts may use, and what each kind of record offers; from the contracts. */
export const catalogue = (): WorkflowCatalogue => ({
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
export const actionInfos = (): WorkflowActionInfo[] =>
  workflowAction.options.map((option) => {
    const type = option.shape.type.value;
    return {
      type,
      title: actionTitles[type],
      description: option.meta()?.description ?? '',
      records: stepRecords[type] ? [...stepRecords[type]] : null,
      schema: z.toJSONSchema(option, { io: 'input', unrepresentable: 'any' }),
    };
  });
