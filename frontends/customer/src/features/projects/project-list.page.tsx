import { listProjects, messages } from '@portal/contracts';
import { Can, projectQueries, useFetchPage } from '@portal/data-access';
import { optionsOf, ProjectCards, projectStatusLabels, useLiveRows } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { BookConsultation } from '../consultations/book-consultation.js';
import { projectColumns } from './project.columns.js';

const filters = [{ key: 'status', label: 'Status', options: optionsOf(projectStatusLabels), multiple: true }] as const;

/** The customer's projects as cards; without any, the way to one (specification, section 2). */
export function ProjectListPage() {
  const title = useListTitle('Projects');
  const [query, setQuery] = useListQuery(listProjects);
  const result = useQuery(projectQueries.list(query));
  const fetchPage = useFetchPage(projectQueries.list);
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
        result={result}
        fetchPage={fetchPage}
        columns={projectColumns}
        query={query}
        onQueryChange={setQuery}
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
