import type { MilestoneView, ProjectPersonView } from '@portal/contracts';
import { isTemporary, milestoneQueries, projectPeopleQuery } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface Choice {
  value: string;
  label: string;
}

/** The users a task of the project can be assigned to, and the milestones it can belong to. */
export interface TaskChoices {
  people: readonly Choice[];
  milestones: readonly Choice[];
}

const nobody: readonly ProjectPersonView[] = [];
const nothing: readonly MilestoneView[] = [];

/** People and milestones of a project, as choices with names. */
export function useTaskChoices(projectId: string): TaskChoices {
  const people = useQuery(projectPeopleQuery(projectId)).data?.data ?? nobody;
  const milestones = useQuery(milestoneQueries.ofProject(projectId)).data?.data ?? nothing;
  return useMemo(
    () => ({
      people: people
        .filter(({ role }) => role !== 'viewer')
        .map(({ id, name }) => ({ value: id, label: name ?? 'Somebody without a name' })),
      milestones: milestones.filter(({ id }) => !isTemporary(id)).map(({ id, title }) => ({ value: id, label: title })),
    }),
    [people, milestones],
  );
}

/** The name behind an id; `fallback` while the choices are loading or when it is no choice anymore. */
export const nameOfChoice = (choices: readonly Choice[], id: string | null, fallback: string | null): string | null =>
  id === null ? null : (choices.find(({ value }) => value === id)?.label ?? fallback);
