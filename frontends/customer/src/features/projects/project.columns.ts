import type { ProjectView } from '@portal/contracts';
import { healthLabels, projectStatusLabels } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

type Text = ListColumn<ProjectView>['text'];

const column = (key: string, title: string, text: Text): ListColumn<ProjectView> => ({ key, title, text, cell: text });

/** What the CSV of My Projects holds; on the screen each is a card. */
export const projectColumns: readonly ListColumn<ProjectView>[] = [
  column('number', 'Number', ({ number }) => number),
  column('name', 'Project', ({ name }) => name),
  column('status', 'Status', ({ status }) => projectStatusLabels[status]),
  column('health', 'Health', ({ health }) => healthLabels[health]),
  column('progress', 'Progress (%)', ({ progress }) => String(progress)),
  column('next_title', 'Next milestone', ({ next_title }) => next_title ?? ''),
  column('next_date', 'Next date', ({ next_date }) => next_date ?? ''),
  column('target_date', 'Target date', ({ target_date }) => target_date ?? ''),
];
