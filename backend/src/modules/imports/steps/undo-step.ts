import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Import } from '../import.entity.js';
import type { Importer } from '../importers/importer.js';
import { Importers } from '../importers/importers.js';
import { ImportBatches } from './import-batches.js';
import { nextLines, writeOutcomes, type Outcome, type StoredLine } from './import-lines.js';
import { referredRecords, removeDerived } from './touched-records.js';

const BATCH = 100;

/** Takes back what an import created, row by row, as if it had never been; what was touched since is named and kept. */
@Injectable()
export class UndoStep {
  constructor(
    private readonly batches: ImportBatches,
    private readonly kinds: Importers,
  ) {}

  async run(run: Import): Promise<void> {
    const kind = this.kinds.of(run.kind);
    const undoBatch = () =>
      this.batches.run(run, async (em) => {
        const lines = await nextLines(em, run.id, 'created', BATCH);
        if (lines.length > 0) await writeOutcomes(em, run.id, await takeBack(em, kind, lines));
        return lines.length;
      });
    while ((await undoBatch()) > 0);
    await this.batches.end(run, (ended) => {
      ended.finishUndoing();
    });
  }
}

async function takeBack(em: EntityManager, kind: Importer, lines: readonly StoredLine[]): Promise<Outcome[]> {
  const ids = lines.flatMap(({ record_id: id }) => (id === null ? [] : [id]));
  const records = new Map(
    (await em.find(kind.entity, { id: { $in: ids } }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })).map(
      (record) => [record.id, record],
    ),
  );
  const referred = await referredRecords(em, kind, ids);
  const removed: string[] = [];
  const outcomes = lines.map(({ line, record_id: id, record_version: version }): Outcome => {
    const record = records.get(id ?? '');
    if (!record) return { line, fate: 'removed', problems: [] };
    const reason =
      record.version !== version
        ? 'It was changed since the import'
        : referred.has(record.id)
          ? `Something refers to it: ${referred.get(record.id)?.join(', ')}`
          : null;
    if (reason !== null) return { line, fate: 'kept', problems: [{ field: '', message: reason }] };
    if (kind.takeBack) kind.takeBack(record);
    else record.remove(); // records the event by which open screens drop it
    em.remove(record);
    removed.push(record.id);
    return { line, fate: 'removed', problems: [] };
  });
  await kind.removeParts?.(em, removed);
  await removeDerived(em, kind, removed);
  await em.flush();
  return outcomes;
}
