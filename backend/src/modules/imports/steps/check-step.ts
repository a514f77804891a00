import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserActor } from '@portal/contracts';
import { columnsOf } from '../headings.js';
import type { Import } from '../import.entity.js';
import type { Importer } from '../importers/importer.js';
import { Importers } from '../importers/importers.js';
import { checkLines } from './check-lines.js';
import { ImportBatches } from './import-batches.js';
import { markRepeats, nextLines, writeOutcomes } from './import-lines.js';
import type { RecordChange } from './line-changes.js';
import { lineReader } from './line-values.js';

const BATCH = 250;

/** The dry run: says of each line what would become of it, and creates nothing. */
@Injectable()
export class CheckStep {
  constructor(
    private readonly batches: ImportBatches,
    private readonly kinds: Importers,
  ) {}

  async run(run: Import, actor: UserActor): Promise<void> {
    const kind = this.kinds.of(run.kind);
    const read = lineReader(run);
    const checkBatch = () =>
      this.batches.run(run, async (em) => {
        const lines = await nextLines(em, run.id, 'waiting', BATCH);
        const values = lines.map(({ cells }) => read(cells));
        const findings = await checkLines(em, kind, actor, values, { isWhole: true });
        const outcomes = findings.map(({ fate, problems, key, input, change }, at) => ({
          changes: change?.shown ?? [],
          line: lines[at]?.line ?? 0,
          fate,
          problems,
          key: input && kind.uniqueOf ? kind.uniqueOf(input) : keyInFile(kind, key, change),
        }));
        await writeOutcomes(em, run.id, outcomes);
        return lines.length;
      });
    while ((await checkBatch()) > 0);
    await this.batches.end(run, async (ended, em) => {
      await markRepeats(em, run, kind.uniqueOf ? 'wrong' : 'existing');
      ended.settle(await daysInTwoOrders(em, run));
    });
  }
}

/** Lines that name a record by its number and by its name are of one; erasure finds those of people by address. */
const keyInFile = (kind: Importer, key: string | null, change: RecordChange | null): string | null =>
  change && kind.kind !== 'people' ? change.id : key;

/** Days that are one in a single order only: with a 13 or more in the first place, or in the second. */
const DAY_FIRST = '^(1[3-9]|2[0-9]|3[01])[-/.](0?[1-9]|1[0-2])[-/.][0-9]';
const MONTH_FIRST = '^(0?[1-9]|1[0-2])[-/.](1[3-9]|2[0-9]|3[01])[-/.][0-9]';

/** A sentence about a file that writes days in two orders, with one of each; null where it doesn't. */
async function daysInTwoOrders(
  em: EntityManager,
  run: Pick<Import, 'id' | 'kind' | 'headers' | 'mapping'>,
): Promise<string | null> {
  const columns = columnsOf(run, 'day').map(({ at }) => at);
  if (columns.length === 0) return null;
  const [row] = await em.execute<{ day_first: string | null; month_first: string | null }[]>(
    `select (array_agg(day order by line) filter (where day ~ ?))[1] as day_first,
       (array_agg(day order by line) filter (where day ~ ?))[1] as month_first
     from (select l.line, l.cells ->> at as day from import_lines as l, unnest(?::int[]) as at
           where l.import_id = ?) as days`,
    [DAY_FIRST, MONTH_FIRST, `{${columns.join(',')}}`, run.id],
  );
  if (!row?.day_first || !row.month_first) return null;
  return (
    `This file has days in two orders, such as ${row.day_first} and ${row.month_first}. ` +
    'Days that can be read in both, such as 03/04, may be wrong: write all of them in one order first'
  );
}
