import { projectQueries } from '@portal/data-access';
import { EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QueryBoundary } from '../query-boundary.js';
import { ProjectPicker } from './project-picker.js';
import './project-cards.css';

interface ProjectToTryProps {
  /** Draws the test with the chosen project. */
  children: (projectId: string) => ReactNode;
}

/** The project that a diagnostic screen works with: the one that changed last, or another. */
export function ProjectToTry({ children }: ProjectToTryProps) {
  const result = useQuery(projectQueries.list({ limit: 1, sortBy: 'updated_at' }));
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <QueryBoundary result={result} what="The projects">
      {(page) => {
        if (!page) return <Skeleton rows={3} height={48} />;
        const [latest] = page.data;
        const projectId = chosen ?? latest?.id;
        if (!projectId) return <EmptyState title="No project to test with" text="There is no project yet." />;
        return (
          <>
            <div className="project-to-try">
              <ProjectPicker
                aria-label="Project"
                current={latest && { id: latest.id, name: `${latest.number} ${latest.name}` }}
                value={projectId}
                onChange={setChosen}
              />
            </div>
            {children(projectId)}
          </>
        );
      }}
    </QueryBoundary>
  );
}
