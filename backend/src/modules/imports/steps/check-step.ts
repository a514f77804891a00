import { Injectable } from '@nestjs/common';
import type { UserActor } from '@portal/contracts';
import type { Import } from '../import.entity.js';
import { Importers } from '../importers/importers.js';
import { checkLines } from './check-lines.js';
import { ImportBatches } from './import-batches.js';
import { markRepeats, nextLines, writeOutcomes } from './import-lines.js';
import { daysInTwoOrders } from './days-in-two-orders.js';
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
        const outcomes = findings.map(({ fate, problems, key, input }, at) => ({
          line: lines[at]?.line ?? 0,
          fate,
          problems,
          key: input && kind.uniqueOf ? kind.uniqueOf(input) : key,
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
