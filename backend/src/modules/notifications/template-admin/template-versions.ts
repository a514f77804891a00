import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationTemplateView, TemplateVersionView } from '@portal/contracts';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import { definitionOf, templateCatalogue, type TemplateDefinition } from '../templates/catalogue/index.js';
import { toTemplateText } from './template-text.js';

/** A version of a text with its author. */
export interface VersionRow {
  id: string;
  template: string;
  number: number;
  subject: string;
  title: string;
  body: string;
  action: string;
  is_current: boolean;
  failures: number;
  failure: string | null;
  created_at: string;
  author_name: string | null;
}

const SELECT = `select v.id, v.template, v.number, v.subject, v.title, v.body, v.action, v.is_current, v.failures, v.failure,
    v.created_at, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as author_name
  from notification_template_versions as v left join users as u on u.id = v.author_id`;

/** The versions in use, of all templates. */
export const currentVersions = (em: EntityManager): Promise<VersionRow[]> =>
  em.execute<VersionRow[]>(`${SELECT} where v.is_current`);

/** The one in use. */
export async function currentVersion(em: EntityManager, template: string): Promise<VersionRow | undefined> {
  const [row] = await em.execute<VersionRow[]>(`${SELECT} where v.is_current and v.template = ?`, [template]);
  return row;
}

/** All of a template, newest first. */
export const versionsOf = (em: EntityManager, template: string): Promise<VersionRow[]> =>
  em.execute<VersionRow[]>(`${SELECT} where v.template = ? order by v.number desc limit 200`, [template]);

/** A template of the list: what it is, and which text is in use. */
export function toTemplateView(
  name: string,
  { label, description, category, recipients }: TemplateDefinition,
  current: VersionRow | undefined,
): NotificationTemplateView {
  return {
    name,
    label,
    description,
    category,
    recipients,
    number: current?.number ?? null,
    changed_at: current ? instantOf(current.created_at) : null,
    changed_by: current?.author_name ?? null,
    failures: current?.failures ?? 0,
    failure: current?.failure ?? null,
  };
}

/** Every template, in the catalogue's order. */
export function toTemplateViews(rows: readonly VersionRow[]): NotificationTemplateView[] {
  const current = new Map(rows.map((row) => [row.template, row]));
  return Object.entries(templateCatalogue).map(([name, definition]) =>
    toTemplateView(name, definition, current.get(name)),
  );
}

export const toVersionView = (row: VersionRow): TemplateVersionView => ({
  number: row.number,
  text: toTemplateText(definitionOf(row.template) ?? { ...emptyDefinition, text: row }, row),
  author_name: row.author_name,
  created_at: instantOf(row.created_at),
  is_current: row.is_current,
  failures: row.failures,
});

const emptyDefinition = { label: '', description: '', category: 'projects', recipients: '', variables: [] } as const;
