import { ListProjects, messages, type ProjectView } from '@portal/contracts';
import { Can, projectQueries } from '@portal/data-access';
import {
  healthLabels,
  optionsOf,
  ProjectCards,
  projectStatusLabels,
  useLiveRows,
  useRecordList,
} from '@portal/features';
import { type ListColumn, ListPage } from '@portal/ui-antd';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { BookConsultation } from '../consultations/book-consultation.js';

const filters = [{ key: 'status', label: 'Status', options: optionsOf(projectStatusLabels), multiple: true }] as const;

/** The customer's projects as cards; without any, the way to one (specification, section 2). */
export function ProjectListPage() {
  const title = useListTitle('Projects');
  const list = useRecordList(ListProjects, projectQueries.list);
  const changes = useLiveRows('projects', 'projects');
  const [isOpen, setOpen] = useState(false);
  const bookConsultation = (
    <Can permission="consultation.create">
      <Button icon={<CalendarPlus size={16} strokeWidth={1.75} />} onClick={() => setOpen(true)}>
        Book Consultation
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        title={title}
        noun={['project', 'projects']}
        density="roomy"
        {...list}
        columns={projectColumns}
        filters={filters}
        failure={messages.shortFailure.projectsFetch}
        empty={{
          title: 'No projects yet',
          text: 'A project begins with a talk about what you need. Book a consultation, and we plan it together.',
          action: bookConsultation,
        }}
        actions={bookConsultation}
        nameOf={({ name }) => name}
        changes={changes}
        cards={(rows) => (
          <ProjectCards heading="h2" label={title} projects={rows} hrefOf={addresses.project} marks={changes} />
        )}
      />
      {isOpen ? (
        <BookConsultation
          title="My Projects: Book Consultation - General consultation"
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type Text = ListColumn<ProjectView>['text'];

const column = (key: string, title: string, text: Text): ListColumn<ProjectView> => ({ key, title, text, cell: text });

/** What the CSV of My Projects holds; on the screen each is a card. */
const projectColumns: readonly ListColumn<ProjectView>[] = [
  column('number', 'Number', ({ number }) => number),
  column('name', 'Project', ({ name }) => name),
  column('status', 'Status', ({ status }) => projectStatusLabels[status]),
  column('health', 'Health', ({ health }) => healthLabels[health]),
  column('progress', 'Progress (%)', ({ progress }) => String(progress)),
  column('next_title', 'Next milestone', ({ next_title }) => next_title ?? ''),
  column('next_date', 'Next date', ({ next_date }) => next_date ?? ''),
  column('target_date', 'Target date', ({ target_date }) => target_date ?? ''),
];
