import { WorkflowRecipient } from '@portal/contracts';
import { Button, Input, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { ReferenceField } from './reference-field.js';

interface RecipientsFieldProps {
  id: string;
  value: unknown;
  onChange: (recipients: WorkflowRecipient[]) => void;
  /** Reasons by place: `0.user_id`. */
  problems: Readonly<Record<string, string>>;
}

type Kind = WorkflowRecipient['to'];

const kinds = WorkflowRecipient.options.map((option) => ({
  value: option.shape.to.value,
  label: option.meta()?.title ?? option.shape.to.value,
}));

const newRecipient = (to: Kind): WorkflowRecipient => {
  if (to === 'person') return { to, user_id: '' };
  return to === 'address' ? { to, email: '' } : { to };
};

/** The recipients: one row each. */
export function RecipientsField({ id, value, onChange, problems }: RecipientsFieldProps) {
  const rows = Array.isArray(value) ? (value as WorkflowRecipient[]) : [];
  const set = (at: number, recipient: WorkflowRecipient): void => onChange(rows.with(at, recipient));
  return (
    <div className="start column gap-8" role="group" aria-label="Recipients">
      {rows.map((row, index) => {
        const problem = problems[`${index}.user_id`] ?? problems[`${index}.email`];
        return (
          <div key={index} className="recipients-field__row stack gap-6 full">
            <Select
              {...(index === 0 ? { id } : {})}
              aria-label={`Recipient ${index + 1}`}
              value={row.to}
              options={kinds}
              onChange={(to: Kind) => set(index, newRecipient(to))}
            />
            {row.to === 'person' ? (
              <ReferenceField
                id={`${id}-${index}`}
                picker="person"
                value={row.user_id}
                onChange={(user) => set(index, { to: 'person', user_id: user ?? '' })}
              />
            ) : null}
            {row.to === 'address' ? (
              <Input
                type="email"
                aria-label={`Address of recipient ${index + 1}`}
                value={row.email}
                placeholder="name@example.com"
                onChange={({ target }) => set(index, { to: 'address', email: target.value })}
              />
            ) : null}
            <Button
              type="text"
              aria-label={`Remove recipient ${index + 1}`}
              icon={<X size={15} strokeWidth={2} />}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            />
            {problem ? <p className="workflow-problem recipients-field__problem">{problem}</p> : null}
          </div>
        );
      })}
      <Button
        size="small"
        icon={<Plus size={14} strokeWidth={2} />}
        onClick={() => onChange([...rows, newRecipient('admins')])}
      >
        Add a recipient
      </Button>
    </div>
  );
}
