import { workflowRecords, type WorkflowField, type WorkflowRecordKind } from '@portal/contracts';
import { fieldText, type KnownFields } from '../labels/condition-labels.js';

/** What the forms of a workflow know of it. */
export interface FormContext {
  /** What its runs are about. */
  kind: WorkflowRecordKind | null;
  fields: KnownFields;
}

/** Fields under the headings of a list: those of the record, of what happened, and of who caused it when. */
export function groupedFields(
  { kind, fields }: FormContext,
  isOffered: (field: WorkflowField) => boolean = () => true,
  noteOf: (field: WorkflowField) => string = () => '',
): { label: string; options: { value: string; label: string }[] }[] {
  const titles = [
    ['record', kind ? workflowRecords[kind].label : 'Record'],
    ['event', 'What happened'],
    ['actor', 'Who caused it'],
    ['time', 'When it happened'],
  ] as const;
  const offered = [...fields.values()].filter(isOffered);
  return titles
    .map(([root, label]) => ({
      label,
      options: offered
        .filter(({ path }) => path.startsWith(`${root}.`))
        .map((field) => ({ value: field.path, label: fieldText(field.path, fields) + noteOf(field) })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Behind the name of a field that texts to customers may not use. */
export const internalNote = ({ customer_visible: isVisible }: WorkflowField): string =>
  isVisible ? '' : ' (not visible to customers)';

/** Finds options by what they are called. */
export const byLabel = (text: string, option?: { label?: unknown }): boolean =>
  typeof option?.label === 'string' && option.label.toLowerCase().includes(text.trim().toLowerCase());
