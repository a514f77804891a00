import type { ProjectView } from '@portal/contracts';
import {
  CustomProperty,
  PickProperty,
  Properties,
  Property,
  RelativeTime,
  TextProperty,
  type FieldEdits,
  type PropertyEditor,
} from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { moneyText } from '../billing/money.js';
import { optionsOf, urgencyLabels as priorityLabels } from '../consultations/consultation-labels.js';
import { DayText } from '../dates/day-text.js';
import { healthLabels, isClosedProject } from './project-labels.js';
import { HealthTag } from './project-tags.js';

/** What is edited in the column of properties. */
export type ProjectField =
  'customer_id' | 'manager_id' | 'priority' | 'health' | 'start_date' | 'target_date' | 'budget' | 'budget_hours';

interface ProjectPropertiesProps {
  project: ProjectView;
  /** What of it the user may change. */
  edit?: FieldEdits<ProjectField>;
  /** Chooses the person of a field. */
  personEditor?: (part: 'customer' | 'manager', editor: PropertyEditor) => ReactNode;
}

const nothingEdited: FieldEdits<ProjectField> = () => undefined;

/** What is agreed about a project. Money stands here only when the answer carried it. */
export function ProjectProperties({ project, edit = nothingEdited, personEditor }: ProjectPropertiesProps) {
  const { budget, budget_hours: hours } = project;
  const isClosed = isClosedProject(project);
  return (
    <Properties>
      <CustomProperty
        label="Customer"
        edit={personEditor && edit('customer_id')}
        editor={(editor) => personEditor?.('customer', editor)}
      >
        {[project.customer_name, project.company_name].filter(Boolean).join(', ')}
      </CustomProperty>
      <CustomProperty
        label="Manager"
        none="Nobody yet"
        edit={personEditor && edit('manager_id')}
        editor={(editor) => personEditor?.('manager', editor)}
      >
        {project.manager_name}
      </CustomProperty>
      <PickProperty label="Health" edit={isClosed ? undefined : edit('health')} options={optionsOf(healthLabels)}>
        {isClosed ? null : <HealthTag health={project.health} />}
      </PickProperty>
      <PickProperty label="Priority" edit={edit('priority')} options={optionsOf(priorityLabels)}>
        {priorityLabels[project.priority]}
      </PickProperty>
      <TextProperty label="Start" type="date" edit={edit('start_date')}>
        {project.start_date ? <DayText day={project.start_date} /> : null}
      </TextProperty>
      <TextProperty label="Target date" type="date" edit={edit('target_date')}>
        {project.target_date ? <DayText day={project.target_date} due={!isClosed} /> : null}
      </TextProperty>
      {budget === undefined ? null : (
        <TextProperty label="Budget" type="number" edit={edit('budget')}>
          {budget === null ? null : moneyText(budget)}
        </TextProperty>
      )}
      {hours === undefined ? null : (
        <TextProperty label="Budgeted hours" type="number" edit={edit('budget_hours')}>
          {hours?.toLocaleString('en-US')}
        </TextProperty>
      )}
      <Property label="Tasks done">{`${project.done_count} of ${project.task_count}`}</Property>
      <Property label="Completed">{project.completed_at ? <RelativeTime at={project.completed_at} /> : null}</Property>
      <Property label="Last change">
        <RelativeTime at={project.updated_at} />
      </Property>
    </Properties>
  );
}
