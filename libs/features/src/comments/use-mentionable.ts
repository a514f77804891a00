import type { CommentVisibility, Mention } from '@portal/contracts';
import { memberQueries, projectPeopleQuery } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The users of a project whom a comment can mention: all who may read it and have a name. */
export function useMentionable(projectId: string | null, visibility: CommentVisibility): readonly Mention[] {
  const people = useQuery({ ...projectPeopleQuery(projectId ?? ''), enabled: projectId !== null }).data?.data;
  const members = useQuery({ ...memberQueries.list(projectId ?? ''), enabled: projectId !== null }).data?.data;
  return useMemo(() => {
    const readers = (people ?? []).filter(({ role }) => visibility === 'public' || role === 'admin');
    const others = visibility === 'public' ? (members ?? []).map(({ user_id: id, name }) => ({ id, name })) : [];
    const named = [...readers, ...others].flatMap(({ id, name }) => (name ? [[id, { id, name }] as const] : []));
    return [...new Map(named).values()];
  }, [people, members, visibility]);
}
