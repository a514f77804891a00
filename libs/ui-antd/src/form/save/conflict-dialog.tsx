import { messages } from '@portal/contracts';
import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import type { Conflict, ConflictField } from './changes.js';
import { FormFailure } from '../form-failure.js';
import { firstReasonOf, sentenceOfFailure } from '../problem.js';
import { useFocusBack } from '../focus-successor.js';
import { modalInPage } from '../modal-in-page.js';
import { useOneAtATime } from '../use-one-at-a-time.js';
import '../form.css';

interface ConflictDialogProps {
  /** What both wanted to change: "request C-2026-0007". */
  name: string;
  /** The fields that both changed. */
  contested: readonly ConflictField[];
  conflict: Conflict;
  /** Saves what stays of this person's changes. */
  onResolve: (chosen: Record<string, unknown>) => Promise<unknown>;
  /** Every value of the other user's was chosen. */
  onKeep: () => void;
  /** It is over; nothing is saved or given up where it was closed without a choice. */
  onEnd: (isSettled: boolean) => void;
}

/** Two people changed the same record: shows both values of each contested field and lets the person choose. */
export function ConflictDialog({ name, contested, conflict, onResolve, onKeep, onEnd }: ConflictDialogProps) {
  const { mine, current } = conflict;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  useFocusBack();

  const choose = (key: string, whose: 'mine' | 'theirs'): void =>
    setTheirs((now) => new Set(whose === 'theirs' ? [...now, key] : [...now].filter((other) => other !== key)));
  const save = useOneAtATime(async (): Promise<void> => {
    const chosen = Object.fromEntries(Object.entries(mine).filter(([key]) => !theirs.has(key)));
    setSaving(true);
    setFailure(undefined);
    try {
      if (Object.keys(chosen).length > 0) await onResolve(chosen);
      else onKeep();
      onEnd(true);
    } catch (error) {
      setFailure(firstReasonOf(error) ?? sentenceOfFailure(error, messages.http.unknown));
    } finally {
      setSaving(false);
    }
  });
  return (
    <Modal
      open
      title="Somebody else changed this in the meantime"
      onCancel={() => onEnd(false)}
      closable={false} // antd gives the focus to the first control of a dialog over another: the first choice
      width={620}
      {...modalInPage}
      className="form-dialog"
      footer={
        <div className="form-dialog__foot stack gap-12">
          <FormFailure text={failure} />
          <div className="form-dialog__buttons end flex wrap gap-8">
            <Button disabled={saving} onClick={() => onEnd(false)}>
              Go on editing
            </Button>
            <Button
              disabled={saving}
              onClick={() => {
                onKeep();
                onEnd(true);
              }}
            >
              Keep theirs
            </Button>
            <Button type="primary" loading={saving} onClick={() => void save()}>
              Save my choice
            </Button>
          </div>
        </div>
      }
    >
      <p ref={focusFirst}>Choose for each field of {name} which value stays.</p>
      {contested.map((field) => (
        <fieldset key={field.key} className="conflict frame">
          <legend className="strong">{field.label}</legend>
          <Radio.Group
            value={theirs.has(field.key) ? 'theirs' : 'mine'}
            onChange={(event) => choose(field.key, event.target.value as 'mine' | 'theirs')}
          >
            <Choice value="mine" whose="Yours" text={shown(field, mine[field.key])} />
            <Choice value="theirs" whose="Theirs" text={shown(field, current[field.key])} />
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
}

/** Before the first frame; over a form, whose dialog takes the focus back, antd gives it again. */
const focusFirst = (heading: HTMLElement | null): void => heading?.parentElement?.querySelector('input')?.focus();

function Choice({ value, whose, text }: { value: string; whose: string; text: string }) {
  return (
    <Radio value={value}>
      <span className="block muted tiny">{whose}</span>
      <span className="conflict__value block scrolls prewrap">{text}</span>
    </Radio>
  );
}

const shown = (field: ConflictField, value: unknown): string =>
  value === null || value === undefined || value === ''
    ? 'nothing'
    : (field.show?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value)));
