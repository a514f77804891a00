import type { ProjectView } from '@portal/contracts';
import { Facts, RelativeTime } from '@portal/ui-antd';
import { DayText } from '../dates/day-text.js';
import { urgencyLabels as priorityLabels } from '../consultations/consultation-labels.js';
import { isClosedProject } from './project-labels.js';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What is agreed about a project. Money stands here only when the answer carried it. */
export function ProjectFacts({ project }: { project: ProjectView }) {
  const { budget, budget_hours: hours } = project;
  return (
    <Facts
      items={[
        ['Number', project.number],
        ['Customer', [project.customer_name, project.company_name].filter(Boolean).join(', ')],
        ['Manager', project.manager_name],
        ['Priority', priorityLabels[project.priority]],
        ['Start', project.start_date ? <DayText day={project.start_date} /> : null],
        [
          'Target date',
          project.target_date ? <DayText day={project.target_date} due={!isClosedProject(project)} /> : null,
        ],
        ['Completed', project.completed_at ? <RelativeTime at={project.completed_at} /> : null],
        ['Tasks done', `${project.done_count} of ${project.task_count}`],
        ['Budget', typeof budget === 'number' ? dollars.format(budget) : null],
        ['Budgeted hours', typeof hours === 'number' ? hours.toLocaleString('en-US') : null],
        ['Last change', <RelativeTime at={project.updated_at} />],
      ]}
    />
  );
}
