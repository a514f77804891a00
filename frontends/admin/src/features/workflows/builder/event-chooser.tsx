import { workflowEventNames, workflowEvents, type WorkflowEventName } from '@portal/contracts';
import { Input } from 'antd';
import { Check, Search } from 'lucide-react';
import { useState } from 'react';
import { eventSentence } from '../labels/event-labels.js';

interface EventChooserProps {
  value: WorkflowEventName | undefined;
  onChange: (event: WorkflowEventName) => void;
}

const groups = [...new Set(workflowEventNames.map((name) => workflowEvents[name].group))];

const isFound = (name: WorkflowEventName, text: string): boolean => {
  const { title, group } = workflowEvents[name];
  return `${group} ${title} ${eventSentence(name)} ${name}`.toLowerCase().includes(text.trim().toLowerCase());
};

/** Every event that can start a workflow, by the record that it is about; found by typing. */
export function EventChooser({ value, onChange }: EventChooserProps) {
  const [text, setText] = useState('');
  const found = workflowEventNames.filter((name) => isFound(name, text));
  return (
    <div>
      <Input
        type="search"
        aria-label="Find an event"
        placeholder="Find an event: ticket, invoice, meeting …"
        prefix={<Search size={15} strokeWidth={1.75} aria-hidden="true" />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 ? <p className="muted small">No event is called so.</p> : null}
      <div className="event-chooser__list column gap-14">
        {groups.map((group) => {
          const own = found.filter((name) => workflowEvents[name].group === group);
          return own.length === 0 ? null : (
            <section key={group} aria-label={group}>
              <h3 className="step-chooser__title">{group}</h3>
              {own.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="event-choice row between gap-10"
                  aria-pressed={name === value}
                  onClick={() => onChange(name)}
                >
                  {workflowEvents[name].title}
                  {name === value ? <Check size={15} strokeWidth={2.25} aria-hidden="true" /> : null}
                </button>
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}
