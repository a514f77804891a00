import { messages, type ProjectAccess, type ProjectMemberView } from '@portal/contracts';
import { memberQueries, projectQueries, useCan, useRemoveMember, useUpdateMember } from '@portal/data-access';
import { EmptyState, ErrorState, Skeleton, useActionToasts } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmedButton } from '../confirmed-button.js';
import { MemberForm } from './member-form.js';
import { accessLabels, isClosedProject, memberRoleHelp } from './project-labels.js';
import './projects.css';

interface MemberListProps {
  projectId: string;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
}

const texts = { short: messages.short.projectUpdated, failure: messages.shortFailure.projectUpdate };

/** The people of a project: its owner and its members; who may adds, changes and removes them here. */
export function MemberList({ projectId, access = null }: MemberListProps) {
  const { data, error, refetch } = useQuery(memberQueries.list(projectId));
  const { data: project } = useQuery(projectQueries.detail(projectId));
  const mayAdd = useCan('project_member.add', { access });
  const [adding, setAdding] = useState(false);
  if (error && !data)
    return <ErrorState title="The people could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} height={56} />;
  const closed = project ? isClosedProject(project) : false;
  return (
    <div className="people stack gap-14">
      <ul className="frame">
        {project ? (
          <li className="person row wrap divided">
            <PersonName name={project.customer_name} detail={project.company_name} />
            <span className="muted small strong">{accessLabels.owner}</span>
          </li>
        ) : null}
        {data.data.map((member) => (
          <MemberRow key={member.id} member={member} access={access} />
        ))}
      </ul>
      {data.data.length === 0 ? (
        <EmptyState
          title="Only the owner is here"
          text="Members see this project. Editors also work on its tasks; viewers read."
          picture={null}
        />
      ) : null}
      {mayAdd && !closed ? (
        <Button icon={<UserPlus size={16} strokeWidth={1.75} />} onClick={() => setAdding(true)}>
          Add a person
        </Button>
      ) : null}
      {mayAdd && closed ? <p className="muted small">The project is closed, so nobody can be added.</p> : null}
      {adding ? <MemberForm projectId={projectId} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function MemberRow({ member, access }: { member: ProjectMemberView; access: ProjectAccess | null }) {
  const mayUpdate = useCan('project_member.update', { access });
  const mayRemove = useCan('project_member.remove', { access });
  const update = useUpdateMember(member.project_id);
  const remove = useRemoveMember(member.project_id);
  const toasts = useActionToasts(texts);
  const name = member.name ?? member.email;
  return (
    <li className="person row wrap divided">
      <PersonName name={member.name} detail={member.email} />
      {mayUpdate ? (
        <Select
          aria-label={`Role of ${name}`}
          className="person__select"
          value={member.role}
          loading={update.isPending}
          popupMatchSelectWidth={false}
          options={(['editor', 'viewer'] as const).map((value) => ({ value, label: accessLabels[value] }))}
          optionRender={({ value }) => <RoleOption role={value as ProjectMemberView['role']} />}
          onChange={(role) => update.mutate({ id: member.id, role, version: member.version }, toasts)}
        />
      ) : (
        <span className="muted small strong">{accessLabels[member.role]}</span>
      )}
      {mayRemove ? (
        <ConfirmedButton
          type="text"
          size="middle"
          aria-label={`Remove ${name}`}
          title={`Remove ${name}`}
          icon={<UserMinus size={16} strokeWidth={1.75} />}
          mutation={remove}
          input={member.id}
          question={{
            title: `Remove ${name}?`,
            text: `${name} will no longer see this project, nor hear of it. What was written stays.`,
            confirm: 'Remove person',
            keep: 'Keep person',
          }}
          toasts={texts}
        />
      ) : null}
    </li>
  );
}

/** A role with what it means. */
export const RoleOption = ({ role }: { role: ProjectMemberView['role'] }) => (
  <span className="role-option stack">
    <strong>{accessLabels[role]}</strong>
    <span>{memberRoleHelp[role]}</span>
  </span>
);

const PersonName = ({ name, detail }: { name: string | null; detail: string | null }) => (
  <span className="person__name row gap-12 shrinks">
    <span className="person__initials circle tinted primary center tiny fixed" aria-hidden="true">
      {initialsOf(name ?? detail ?? '?')}
    </span>
    <span className="stack anywhere shrinks">
      <strong>{name ?? detail ?? 'Nobody yet'}</strong>
      {name && detail ? <span className="muted tiny">{detail}</span> : null}
    </span>
  </span>
);

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
