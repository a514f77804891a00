import type { ProjectView } from '@portal/contracts';
import { TaskBoard, TaskTable, useTaskQuery } from '@portal/features';
import { TabTools, type ChangeMarks } from '@portal/ui-antd';
import { Segmented } from 'antd';
import { Columns3, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import './projects.css';

type View = 'board' | 'list';

const views = [
  { value: 'board', label: 'Board', icon: <Columns3 size={15} strokeWidth={1.75} /> },
  { value: 'list', label: 'List', icon: <Rows3 size={15} strokeWidth={1.75} /> },
] satisfies { value: View; label: string; icon: ReactNode }[];

/** The tasks of a project as a board or a list; which, and what of them, is in the address. */
export function ProjectTasks({ project, marks }: { project: ProjectView; marks: ChangeMarks }) {
  const [view, setView] = useView();
  const [query, setQuery] = useTaskQuery();
  const { search } = useLocation();
  const Tasks = view === 'list' ? TaskTable : TaskBoard;
  return (
    <div className="column gap-16">
      <TabTools>
        <Segmented<View> aria-label="Show tasks as" options={views} value={view} onChange={setView} />
      </TabTools>
      <Tasks
        projectId={project.id}
        access={project.access}
        marks={marks}
        query={query}
        onQueryChange={setQuery}
        hrefOf={(task) => addresses.task(task, search)}
      />
    </div>
  );
}

function useView(): [view: View, choose: (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (view: View): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (view === 'list') next.set('view', view);
        else next.delete('view');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('view') === 'list' ? 'list' : 'board', choose];
}
