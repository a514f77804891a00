import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, importDefinitions, type ImportFate, type ImportProblem, type UserActor } from '@portal/contracts';
import type { FieldValues, Importer } from '../importers/importer.js';
import { compareLines, type RecordChange } from './line-changes.js';
import type { ReadLine } from './line-values.js';

/** What is known of a line: a new record with its input, a record that is there with what differs, or what is wrong. */
export interface Finding {
  fate: Extract<ImportFate, 'new' | 'changed' | 'existing' | 'wrong'>;
  problems: ImportProblem[];
  key: string | null;
  input: object | null;
  /** The values that the cells give, by property: `input` has those that are taken by default, too. */
  given: Record<string, unknown>;
  /** The properties that the cells clear. */
  emptied: string[];
  /** Of one that is `changed`. */
  change: RecordChange | null;
}

/** The first problem of each field: what else is wrong with a value that can't be read says nothing. */
const onePerField = (problems: readonly ImportProblem[]): ImportProblem[] =>
  [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()].toReversed();

/** The required fields that have no value: the schema would say of an id that it is none. */
const missingOf = ({ kind }: Importer, values: FieldValues): ImportProblem[] =>
  importDefinitions[kind].fields
    .filter(({ name, required }) => required && values[name] === undefined)
    .map(({ name }) => ({ field: name, message: 'Required' }));

const wrong = (problems: ImportProblem[]): Finding => ({
  ...{ fate: 'wrong', problems, key: null, input: null, given: {}, emptied: [], change: null },
});

/**
 * What would become of these lines now, one finding a line; writes nothing. The dry run shows it, and applying asks it
 * again for each batch, so that both decide alike.
 * @param isWhole whether the services are asked as well; when applying, the creation itself refuses
 */
export async function checkLines(
  em: EntityManager,
  kind: Importer,
  actor: UserActor,
  lines: readonly ReadLine[],
  { isWhole }: { isWhole: boolean },
): Promise<Finding[]> {
  const resolved = await kind.resolve(
    em,
    lines.map(({ values }) => values),
  );
  const propertyOf = new Map(Object.entries(kind.fieldOf).map(([property, field]) => [field, property]));
  const findings = resolved.map(({ input, problems, key }, at): Finding => {
    const parsed = kind.schema.safeParse(input);
    const refused = parsed.success ? [] : problemsOf(kind, parsed.error.issues);
    const missing = missingOf(kind, lines[at]?.values ?? {});
    const all = onePerField([...(lines[at]?.problems ?? []), ...problems, ...missing, ...refused]);
    if (all.length > 0 || !parsed.success) return wrong(all);
    const given = Object.fromEntries(Object.entries(parsed.data).filter(([property]) => property in input));
    const emptied = lines[at]?.emptied.map((field) => propertyOf.get(field) ?? field) ?? [];
    const found = { key: key ?? kind.keyOf(parsed.data), input: parsed.data, given, emptied };
    return { fate: 'new', problems: [], ...found, change: null };
  });
  const keys = [...new Set(findings.flatMap(({ key }) => (key === null ? [] : [key])))];
  const existing = keys.length > 0 ? await kind.findExisting(em, keys) : new Set<string>();
  const matched = findings.filter(({ key }) => key !== null && existing.has(key));
  await findChanges(em, kind, matched);
  const known: Finding[] = [];
  for (const finding of findings) {
    const { fate, input } = finding;
    if (fate !== 'new') known.push(finding);
    else if (input !== null && isWhole) known.push(await asService(em, kind, actor, finding, input));
    else known.push(finding);
  }
  return known;
}

/** For lines that match an existing record: whether they differ from it, where this kind can be updated. */
async function findChanges(em: EntityManager, kind: Importer, matched: readonly Finding[]): Promise<void> {
  for (const finding of matched) finding.fate = 'existing';
  if (!kind.updating) return;
  const lines = matched.map(({ key, given, emptied }) => ({ key: key ?? '', given, emptied }));
  const compared = await compareLines(em, kind.updating, lines, (property) => fieldOf(kind, property));
  for (const [at, comparison] of compared.entries()) {
    const finding = matched[at];
    if (finding && 'change' in comparison) Object.assign(finding, acceptedChange(kind, comparison.change));
    else if (finding && 'leftBecause' in comparison && comparison.leftBecause !== null)
      finding.problems = [{ field: '', message: comparison.leftBecause }];
  }
}

/** A change that the record's own rules allow; where they refuse it, the line keeps the reason and nothing changes. */
function acceptedChange(kind: Importer, change: RecordChange): Partial<Finding> {
  try {
    kind.updating?.assertChange?.(change.there, change.values);
    return { fate: 'changed', change };
  } catch (error) {
    return { problems: refusalOf(kind, error) };
  }
}

async function asService(
  em: EntityManager,
  kind: Importer,
  actor: UserActor,
  finding: Finding,
  input: object,
): Promise<Finding> {
  try {
    await kind.assertAccepted?.(em, actor, input);
    return finding;
  } catch (error) {
    return wrong(refusalOf(kind, error));
  }
}

/** A refusal of a service, by field where it names one. @throws what is no refusal */
export function refusalOf(kind: Importer, error: unknown): ImportProblem[] {
  if (!(error instanceof DomainError) || error.status >= 500) throw error;
  const { details = [] } = error.extras;
  if (details.length === 0) return [{ field: '', message: error.message }];
  return details.map(({ path, message }) => ({ field: fieldOf(kind, path), message }));
}

const problemsOf = (
  kind: Importer,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): ImportProblem[] => issues.map(({ path, message }) => ({ field: fieldOf(kind, String(path[0] ?? '')), message }));

const fieldOf = (kind: Importer, path: string): string => kind.fieldOf[path] ?? path;
