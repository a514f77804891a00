import { longText, type TaskView } from '@portal/contracts';
import { DetailSection } from '@portal/ui-antd';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RichText } from '../../rich-text/rich-text.js';
import { RichTextForm } from '../../rich-text/rich-text-form.js';
import type { SaveTask } from '../form/use-save-task.js';

interface TaskDescriptionProps extends Pick<SaveTask, 'save' | 'showRefusal'> {
  task: TaskView;
  mayEdit: boolean;
}

/** What is to be done, written and read as rich text. */
export function TaskDescription({ task, mayEdit, save, showRefusal }: TaskDescriptionProps) {
  const [opened, setOpened] = useState<TaskView>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!opened && wasOpen.current) button.current?.focus();
    wasOpen.current = opened !== undefined;
  }, [opened]);
  return (
    <DetailSection
      title="Description"
      extra={
        mayEdit && !opened ? (
          <Button
            ref={button}
            type="text"
            size="small"
            aria-label="Edit description"
            title="Edit description"
            icon={<Pencil size={15} strokeWidth={1.75} />}
            onClick={() => setOpened(task)}
          />
        ) : null
      }
    >
      {opened ? (
        <RichTextForm
          label="Description"
          value={opened.description}
          schema={longText}
          draft={`Description of task ${opened.number}`}
          onSave={(description) => save({ description }, opened)}
          onRefused={showRefusal}
          onClose={() => setOpened(undefined)}
        />
      ) : (
        <RichText text={task.description} none="No description yet." />
      )}
    </DetailSection>
  );
}
