import { cannedReplyPlaceholders, type CannedReplyView } from '@portal/contracts';
import { optionsOf, priorityLabels, RichTextInput, SearchedSelect, ticketStatusLabels } from '@portal/features';
import { LineItem } from '@portal/ui-antd';
import { Form, Select } from 'antd';
import type { ComponentProps } from 'react';
import { usePersonOptions } from '../../people/people.js';
import { TagSelect } from '../support/tags/tag-select.js';

/** A ticket is new only before anything was done with it. */
const states = optionsOf(ticketStatusLabels.admin).filter(({ value }) => value !== 'new');

/** What the fields hold, as the contract takes it: what was cleared is null. */
export const inputOf = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  body: values['body'] ?? '',
  ...Object.fromEntries(['set_status', 'set_priority', 'assign_to'].map((name) => [name, values[name] ?? null])),
});

interface CannedReplyFieldsProps {
  /** Whom it assigns now, whose name is known before the admins are. */
  assigned?: Pick<CannedReplyView, 'assign_to' | 'assign_to_name'>;
}

/** What a canned reply says, and what it does with the ticket. */
export const CannedReplyFields = ({ assigned }: CannedReplyFieldsProps) => (
  <>
    <LineItem name="name" label="Name" required input={{ autoComplete: 'off', placeholder: 'Restart first' }} />
    <Form.Item name="body" label="Text">
      <RichTextInput label="Text" />
    </Form.Item>
    <dl className="placeholders stack gap-6 small" aria-label="Placeholders">
      {Object.entries(cannedReplyPlaceholders).map(([name, meaning]) => (
        <div key={name} className="flex wrap gap-4-12">
          <dt>{`{{${name}}}`}</dt>
          <dd className="muted">{meaning}</dd>
        </div>
      ))}
    </dl>
    <p className="canned-reply-actions muted small">
      What it does with the ticket, beside Send and for several tickets of the queue:
    </p>
    <Form.Item name="set_status" label="Set status">
      <Select allowClear placeholder="As it is" options={states} />
    </Form.Item>
    <Form.Item name="set_priority" label="Set priority">
      <Select allowClear placeholder="As it is" options={optionsOf(priorityLabels)} />
    </Form.Item>
    <Form.Item name="assign_to" label="Assign to">
      <AssignSelect current={assigned && { id: assigned.assign_to, name: assigned.assign_to_name }} />
    </Form.Item>
    <Form.Item name="add_tags" label="Add tags">
      <TagSelect />
    </Form.Item>
  </>
);

/** Chooses an admin, or the user of the reply. */
function AssignSelect(field: Pick<ComponentProps<typeof SearchedSelect>, 'id' | 'value' | 'onChange' | 'current'>) {
  const { options, onSearch = () => undefined, isSearching = false } = usePersonOptions('manager', undefined);
  return (
    <SearchedSelect
      {...field}
      options={[{ value: 'me', label: 'Whoever uses it' }, ...options]}
      onSearch={onSearch}
      isPending={isSearching}
      allowClear
      placeholder="As it is"
      nothing="Nobody by that name"
      nameless="Somebody"
    />
  );
}
