import { companies, people } from './import-clients.js';
import type { KindOfImport } from './import-field.js';
import { deals, invoices } from './import-money.js';
import { projects, tasks, tickets } from './import-work.js';

/** What can be imported: one record a line. */
export const importKinds = ['companies', 'people', 'projects', 'tasks', 'tickets', 'deals', 'invoices'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The kinds with their fields, for the columns' choice and for the file's reading alike. */
export const importDefinitions: Readonly<Record<ImportKind, KindOfImport>> = {
  companies,
  people,
  projects,
  tasks,
  tickets,
  deals,
  invoices,
};
