import type { DomainNames } from './names.ts';

/**
 * One line that an existing file gets, so that the new domain is known there; `before` is the text before which it is
 * inserted: its last occurrence in the file.
 */
export type Registration = [path: string, before: string, line: string];

/** Every place that lists the domains. */
export const registrations = (n: DomainNames, migrationNumber: string): Registration[] => {
  const contracts = 'libs/contracts/src';
  const migration = `Migration${migrationNumber}${n.Entities}`;
  return [
    ...['contract', 'events', 'policy'].map((part): Registration => [
      `${contracts}/index.ts`,
      '',
      `export * from './${n.plural}/${n.singular}.${part}.js';`,
    ]),
    [
      `${contracts}/events.ts`,
      'import type { PayloadOf }',
      `import { ${n.entity}Events } from './${n.plural}/${n.singular}.events.js';`,
    ],
    [`${contracts}/events.ts`, '} as const;', `  ...${n.entity}Events,`],
    [
      `${contracts}/policies.ts`,
      '\n/** Every permission',
      `import { ${n.entity}Policy } from './${n.plural}/${n.singular}.policy.js';`,
    ],
    [`${contracts}/policies.ts`, '} as const;', `  ...${n.entity}Policy,`],
    [`${contracts}/audit/audit.contract.ts`, '] as const;\nexport const AuditEntity = ', `  '${n.event}',`],
    [`${contracts}/realtime/channels.ts`, "  'dashboard',", `  '${n.plural}',`],
    [`${contracts}/realtime/channels.ts`, "  'error_reports',", `  '${n.plural}',`],
    [
      'backend/migrations/index.ts',
      '\n/** Every migration',
      `import { ${migration} } from './${migrationNumber}-${n.plural}.js';`,
    ],
    ['backend/migrations/index.ts', '];', `  ${migration},`],
    [
      'backend/src/app.module.ts',
      'import { UsersModule }',
      `import { ${n.Entities}Module } from './modules/${n.plural}/index.js';`,
    ],
    ['backend/src/app.module.ts', 'CompaniesModule,', `${n.Entities}Module, `],
    ['libs/data-access/src/index.ts', '', `export * from './${n.plural}/${n.singular}.queries.js';`],
    ['libs/data-access/src/query/keys.ts', '} as const;', `  ${n.entities}: ['${n.plural}'],`],
    [
      'libs/data-access/src/live/live-tables.ts',
      '  companies: listed(keys.companies),',
      `  ${n.table}: listed(keys.${n.entities}),`,
    ],
    [
      'libs/data-access/src/live/live-tables.ts',
      '  dashboard: dashboardFigures',
      `  '${n.plural}': [keys.${n.entities}],`,
    ],
    [
      'frontends/admin/src/routes.tsx',
      '];',
      `  page('/admin/${n.plural}', () => import('./features/${n.plural}/${n.singular}-list.page.js'), '${n.Entity}ListPage'),`,
    ],
    [
      'frontends/admin/remote.json',
      '    { "label": "Customers"',
      `    { "label": "${n.Words}", "path": "/admin/${n.plural}", "roles": ["admin"] },`,
    ],
  ];
};
