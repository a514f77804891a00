import { Modal, Radio } from 'antd';
import { useState } from 'react';
import './form.css';

type Row = Record<string, unknown> & { version: number };

/** One field of a record, as the dialog names and shows it. */
export interface ConflictField {
  key: string;
  label: string;
  show?: (value: unknown) => string;
}

interface ConflictDialogProps {
  /** What both wanted to change: "request C-2026-0007". */
  name: string;
  fields: readonly ConflictField[];
  /** What this person wanted to save. */
  mine: Record<string, unknown>;
  /** The record as somebody else left it. */
  current: Row;
  /** Saves what was chosen, on top of the current version. */
  onResolve: (chosen: Record<string, unknown> & { version: number }) => Promise<unknown>;
  onClose: () => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Two people changed the same record: shows both values of each field and lets the person choose. */
export function ConflictDialog({ name, fields, mine, current, onResolve, onClose }: ConflictDialogProps) {
  const contested = fields.filter((field) => field.key in mine && !same(mine[field.key], current[field.key]));
  const [keepMine, setKeepMine] = useState<Record<string, boolean>>({});
  const [saving, setSaving] = useState(false);

  const save = async (): Promise<void> => {
    const chosen = contested
      .filter((field) => keepMine[field.key] ?? true)
      .map((field) => [field.key, mine[field.key]]);
    setSaving(true);
    try {
      if (chosen.length > 0)
        await onResolve({ ...(Object.fromEntries(chosen) as Record<string, unknown>), version: current.version });
      onClose();
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title="Somebody else changed this in the meantime"
      okText="Save my choice"
      cancelText="Keep theirs"
      confirmLoading={saving}
      onOk={() => void save()}
      onCancel={onClose}
      width={620}
    >
      <p>Choose for each field of {name} which value stays.</p>
      {contested.map((field) => (
        <fieldset key={field.key} className="conflict">
          <legend>{field.label}</legend>
          <Radio.Group
            value={(keepMine[field.key] ?? true) ? 'mine' : 'theirs'}
            onChange={(event) => setKeepMine({ ...keepMine, [field.key]: event.target.value === 'mine' })}
          >
            <Choice value="mine" whose="Yours" text={shown(field, mine[field.key])} />
            <Choice value="theirs" whose="Theirs" text={shown(field, current[field.key])} />
          </Radio.Group>
        </fieldset>
      ))}
      {contested.length === 0 ? <p>Both of you saved the same; there is nothing left to choose.</p> : null}
    </Modal>
  );
}

function Choice({ value, whose, text }: { value: string; whose: string; text: string }) {
  return (
    <Radio value={value} className="conflict__choice">
      <span className="conflict__whose">{whose}</span>
      <span className="conflict__value">{text}</span>
    </Radio>
  );
}

const shown = (field: ConflictField, value: unknown): string =>
  value === null || value === undefined || value === ''
    ? 'nothing'
    : (field.show?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value)));
