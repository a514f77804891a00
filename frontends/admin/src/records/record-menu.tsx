import { useCan } from '@portal/data-access';
import type { ActionToasts } from '@portal/ui';
import { MoreMenu, type Deletion } from '@portal/ui-antd';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { addresses } from '../addresses.js';
import type { Noun } from './record-kind.js';

type MenuItem = NonNullable<MenuProps['items']>[number];

interface RecordMenuProps {
  of: { noun: Noun; toasts: { deleted: ActionToasts }; useDelete: () => Deletion['mutation'] };
  record: { id: string };
  /** What it is called: "More for D-0012". */
  name: string;
  /** What can be done, in groups; what can't be done now is false. */
  groups: readonly (readonly (MenuItem | false)[])[];
  /** The question before it is deleted; false where it can't be. */
  deletion: false | (Pick<Deletion, 'title' | 'text' | 'onDeleted'> & Partial<Deletion>);
}

/** What can be done about a record beside what leads, the way to what was changed of it, and deleting it. */
export function RecordMenu({ of: { noun, toasts, useDelete }, record, name, groups, deletion }: RecordMenuProps) {
  const navigate = useNavigate();
  const mayListAudit = useCan('audit.list');
  const mutation = useDelete();
  const history = {
    key: 'history',
    label: 'History of changes',
    onClick: () => void navigate(addresses.historyOf(record)),
  };
  return (
    <MoreMenu
      label={`More for ${name}`}
      groups={[...groups, [mayListAudit && history]].map((group) => group.filter((item) => item !== false))}
      deletion={deletion ? { id: record.id, mutation, noun: noun[0], toasts: toasts.deleted, ...deletion } : undefined}
    />
  );
}
