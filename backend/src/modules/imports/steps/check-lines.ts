import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, importDefinitions, type ImportFate, type ImportProblem, type UserActor } from '@portal/contracts';
import type { FieldValues, Importer } from '../importers/importer.js';
import type { ReadLine } from './line-values.js';

/** What is known of a line: a new record with its input, a record that is there, or what is wrong. */
export interface Finding {
  fate: Extract<ImportFate, 'new' | 'existing' | 'wrong'>;
  problems: ImportProblem[];
  key: string | null;
  input: object | null;
}

/** The first problem of each field: what else is wrong with a value that can't be read says nothing. */
const onePerField = (problems: readonly ImportProblem[]): ImportProblem[] =>
  [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()].toReversed();

/** The required fields that have no value: the schema would say of an id that it is none. */
const missingOf = ({ kind }: Importer, values: FieldValues): ImportProblem[] =>
  importDefinitions[kind].fields
    .filter(({ name, required }) => required && values[name] === undefined)
    .map(({ name }) => ({ field: name, message: 'Required' }));

const wrong = (problems: ImportProblem[]): Finding => ({ fate: 'wrong', problems, key: null, input: null });

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
  const findings = resolved.map(({ input, problems }, at): Finding => {
    const parsed = kind.schema.safeParse(input);
    const refused = parsed.success ? [] : problemsOf(kind, parsed.error.issues);
    const missing = missingOf(kind, lines[at]?.values ?? {});
    const all = onePerField([...(lines[at]?.problems ?? []), ...problems, ...missing, ...refused]);
    if (all.length > 0 || !parsed.success) return wrong(all);
    return { fate: 'new', problems: [], key: kind.keyOf(parsed.data), input: parsed.data };
  });
  const good = findings.flatMap(({ input }) => (input === null ? [] : [input]));
  const existing = good.length > 0 ? await kind.findExisting(em, good) : new Set<string>();
  const known: Finding[] = [];
  for (const finding of findings) {
    const { key, input } = finding;
    if (key !== null && existing.has(key)) known.push({ ...finding, fate: 'existing' });
    else if (input !== null && isWhole) known.push(await asService(em, kind, actor, finding, input));
    else known.push(finding);
  }
  return known;
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
