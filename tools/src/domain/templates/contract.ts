import type { DomainNames } from '../names.ts';
import type { NewFile } from '../new-file.ts';

/** Schemas, policy and events: what everybody else reads. */
export const contractFiles = (n: DomainNames): NewFile[] => [
  {
    path: `libs/contracts/src/${n.plural}/${n.singular}.contract.ts`,
    text: `import { z } from 'zod';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { id, instant, longText, requiredLine, version } from '../core/primitives.js';

export const ${n.entity}View = z
  .object({
    id,
    name: z.string(),
    notes: z.string().nullable(),
    created_at: instant,
    updated_at: instant,
    version,
  })
  .meta({ id: '${n.Entity}' });
export type ${n.Entity}View = z.infer<typeof ${n.entity}View>;

export const create${n.Entity} = z
  .strictObject({ name: requiredLine(limits.name), notes: longText.nullable().optional() })
  .meta({ id: 'Create${n.Entity}' });
export type Create${n.Entity} = z.infer<typeof create${n.Entity}>;

/** Changes only the fields it carries. */
export const update${n.Entity} = z
  .strictObject({
    name: requiredLine(limits.name).optional(),
    notes: longText.nullable().optional(),
    version: version.optional(),
  })
  .meta({ id: 'Update${n.Entity}' });
export type Update${n.Entity} = z.infer<typeof update${n.Entity}>;

export const ${n.entity}SortColumns = ['created_at', 'updated_at', 'name'] as const;

export const list${n.Entities} = z.strictObject({ ...pageQuery, sortBy: sortBy(${n.entity}SortColumns, 'created_at') });
export type List${n.Entities} = z.infer<typeof list${n.Entities}>;
`,
  },
  {
    path: `libs/contracts/src/${n.plural}/${n.singular}.policy.ts`,
    text: `import { definePolicy } from '../core/policy.js';

/** Admins only, until somebody decides who else. */
export const ${n.entity}Policy = definePolicy<{ id: string }>()({
  '${n.event}.list': { roles: ['admin'] },
  '${n.event}.read': { roles: ['admin'] },
  '${n.event}.create': { roles: ['admin'] },
  '${n.event}.update': { roles: ['admin'] },
  '${n.event}.delete': { roles: ['admin'] },
});
`,
  },
  {
    path: `libs/contracts/src/${n.plural}/${n.singular}.events.ts`,
    text: `import { defineEvents, payload } from '../core/events.js';

export const ${n.entity}Events = defineEvents({
  '${n.event}.created': payload<{ name: string }>(),
  '${n.event}.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  '${n.event}.deleted': payload<Record<never, never>>(),
});
`,
  },
];
