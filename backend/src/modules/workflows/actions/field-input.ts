import { DomainError, settableFields, type WorkflowRecordKind, workflowRecords } from '@portal/contracts';

/** The values as the kind's own update takes them. @throws DomainError `workflow.bad_value` */
export function asInput(kind: WorkflowRecordKind, wanted: Record<string, unknown>): object {
  const parsed = parse(kind, wanted);
  if (parsed?.success) return parsed.data;
  const [issue] = parsed?.error.issues ?? [];
  const field = Object.keys(wanted).join(', ').replaceAll('_', ' ');
  throw new DomainError('workflow.bad_value', { field, reason: issue?.message ?? 'it cannot be changed' });
}

/** Why a field can't be set to a value that has nothing to fill in; undefined where it can be. */
export function valueProblem(kind: WorkflowRecordKind, field: string, value: unknown): string | undefined {
  const parsed = parse(kind, { [field]: value });
  return parsed?.error?.issues[0]?.message;
}

function parse(kind: WorkflowRecordKind, wanted: Record<string, unknown>) {
  const input = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, typed(kind, name, value)]));
  return workflowRecords[kind].update?.safeParse(input);
}

/** A text that was filled in, as what the field holds; an empty one is none. */
function typed(kind: WorkflowRecordKind, name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const type = settableFields(kind).find(({ path }) => path === `record.${name}`)?.type;
  if (type === 'text' || type === undefined) return text;
  if (text === '') return null;
  if (type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true';
  if (type === 'list') return text.split(',').map((part) => part.trim());
  return text;
}
