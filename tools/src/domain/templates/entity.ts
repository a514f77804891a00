import type { DomainNames } from '../names.ts';
import type { NewFile } from '../new-file.ts';

/** The module’s data: entity and view. */
export const entityFiles = (n: DomainNames): NewFile[] => {
  const folder = `backend/src/modules/${n.plural}`;
  return [
    {
      path: `${folder}/${n.singular}.entity.ts`,
      text: `import { defineEntity, p } from '@mikro-orm/core';
import type { Create${n.Entity}, Update${n.Entity} } from '@portal/contracts';
import { aggregateProperties, AggregateRoot } from '../../infrastructure/database/aggregate-root.js';
import { applyChanges } from '../../infrastructure/database/changes.js';

const fields = { name: 'name', notes: 'notes' } as const;

export class ${n.Entity} extends AggregateRoot {
  name!: string;
  notes: string | null = null;

  static create(input: Create${n.Entity}): ${n.Entity} {
    const ${n.entity} = new ${n.Entity}();
    applyChanges(${n.entity}, input, fields);
    ${n.entity}.record('${n.event}.created', { name: ${n.entity}.name });
    return ${n.entity};
  }

  /** Changes what the input carries; nothing is recorded when it changes nothing. */
  change(input: Update${n.Entity}): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length > 0) this.record('${n.event}.updated', { changes });
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('${n.event}.deleted', {});
  }
}

export const ${n.Entity}Schema = defineEntity({
  class: ${n.Entity},
  tableName: '${n.table}',
  properties: { ...aggregateProperties, name: p.string(), notes: p.text().nullable() },
});
`,
    },
    {
      path: `${folder}/${n.singular}.view.ts`,
      text: `import type { EntityManager } from '@mikro-orm/postgresql';
import type { ${n.Entity}View, List${n.Entities} } from '@portal/contracts';
import { sql } from 'kysely';
import { instantOf } from '../../infrastructure/database/instant.js';
import { containsEveryWord } from '../../infrastructure/database/search.js';

interface Tables {
  ${n.table}: Omit<${n.Entity}View, 'created_at' | 'updated_at'> & {
    created_at: Date | string;
    updated_at: Date | string;
    deleted_at: Date | string | null;
  };
}

const columns = ['id', 'name', 'notes', 'created_at', 'updated_at', 'version'] as const;

/** Rows of the view that aren't deleted. */
export const select${n.Entities} = (em: EntityManager) =>
  em.getKysely<Tables>().selectFrom('${n.table}').where('deleted_at', 'is', null).select(columns);

type ${n.Entity}Row = Awaited<ReturnType<ReturnType<typeof select${n.Entities}>['execute']>>[number];

/** The list's filter and order. */
export function filter${n.Entities}(em: EntityManager, { search, sortBy, sortOrder }: List${n.Entities}) {
  const sorted = select${n.Entities}(em).orderBy(sortBy, sortOrder).orderBy('id', sortOrder);
  return search ? sorted.where(containsEveryWord(sql.ref('search_text'), search)) : sorted;
}

export const to${n.Entity}View = (row: ${n.Entity}Row): ${n.Entity}View => ({
  ...row,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
`,
    },
  ];
};
