import type { DomainNames } from './names.ts';

/** One line that an existing file gets, so that the new domain is known there. */
export interface Registration {
  path: string;
  /** The text before which the line is inserted; its last occurrence in the file. */
  before: string;
  line: string;
}

/** Every place that lists the domains. */
export const registrations = (n: DomainNames, migrationNumber: string): Registration[] => {
  const contracts = 'libs/contracts/src';
  const migration = `Migration${migrationNumber}${n.Entities}`;
  return [
    ...['contract', 'events', 'policy'].map((part) => ({
      path: `${contracts}/index.ts`,
      before: '',
      line: `export * from './${n.plural}/${n.singular}.${part}.js';`,
    })),
    {
      path: `${contracts}/events.ts`,
      before: 'import type { PayloadOf }',
      line: `import { ${n.entity}Events } from './${n.plural}/${n.singular}.events.js';`,
    },
    { path: `${contracts}/events.ts`, before: '} as const;', line: `  ...${n.entity}Events,` },
    {
      path: `${contracts}/policies.ts`,
      before: '\n/** Every permission',
      line: `import { ${n.entity}Policy } from './${n.plural}/${n.singular}.policy.js';`,
    },
    { path: `${contracts}/policies.ts`, before: '} as const;', line: `  ...${n.entity}Policy,` },
    {
      path: `${contracts}/audit/audit.contract.ts`,
      before: '] as const;\nexport const auditEntity = ',
      line: `  '${n.event}',`,
    },
    { path: `${contracts}/realtime/channels.ts`, before: "  'dashboard',", line: `  '${n.plural}',` },
    { path: `${contracts}/realtime/channels.ts`, before: "'error_reports'];", line: `'${n.plural}', ` },
    {
      path: 'backend/migrations/index.ts',
      before: '\n/** Every migration',
      line: `import { ${migration} } from './${migrationNumber}-${n.plural}.js';`,
    },
    { path: 'backend/migrations/index.ts', before: '];', line: `  ${migration},` },
    {
      path: 'backend/src/app.module.ts',
      before: 'import { UsersModule }',
      line: `import { ${n.Entities}Module } from './modules/${n.plural}/index.js';`,
    },
    { path: 'backend/src/app.module.ts', before: 'CompaniesModule,', line: `${n.Entities}Module, ` },
    {
      path: 'libs/data-access/src/index.ts',
      before: '',
      line: `export * from './${n.plural}/${n.singular}.queries.js';`,
    },
    {
      path: 'libs/data-access/src/query/keys.ts',
      before: '} as const;',
      line: `  ${n.entities}: ['${n.plural}'],`,
    },
    {
      path: 'libs/data-access/src/live/live-tables.ts',
      before: '  companies: listed(keys.companies),',
      line: `  ${n.table}: listed(keys.${n.entities}),`,
    },
    {
      path: 'libs/data-access/src/live/live-tables.ts',
      before: '  dashboard: dashboardFigures',
      line: `  '${n.plural}': [keys.${n.entities}],`,
    },
    {
      path: 'frontends/admin/src/routes.tsx',
      before: '];',
      line: `  page('/admin/${n.plural}', () => import('./features/${n.plural}/${n.singular}-list.page.js'), '${n.Entity}ListPage'),`,
    },
    {
      path: 'frontends/admin/remote.json',
      before: '    { "label": "Customers"',
      line: `    { "label": "${n.Words}", "path": "/admin/${n.plural}", "roles": ["admin"] },`,
    },
  ];
};
