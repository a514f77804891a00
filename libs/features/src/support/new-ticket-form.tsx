import { createTicket, messages, priorities, type Priority, type TicketView } from '@portal/contracts';
import { useOpenTicket, useUploadAttachment } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { FormModal } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import { useRef, type ReactNode } from 'react';
import { AttachButton } from '../comments/files/attach-button.js';
import { ChosenFiles } from '../comments/files/chosen-files.js';
import { useChosenFiles } from '../comments/files/use-chosen-files.js';
import { optionsOf } from '../consultations/consultation-labels.js';
import { RichTextInput } from '../rich-text/rich-text-input.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketCategoryLabels, ticketToasts } from './ticket-labels.js';
import './support.css';
import { subjectFields, type TicketStartValues } from './ticket-start.js';
import { TicketSubjectSelect } from './ticket-subject-select.js';

interface NewTicketFormProps {
  /** What the fields begin with. */
  start?: TicketStartValues;
  /** Called in the end, with the ticket if it was opened. */
  onClose: (opened?: TicketView) => void;
  /** The field for whose ticket it is, where it isn't the writer's own. */
  children?: ReactNode;
}

const examples: Readonly<Record<Priority, string>> = {
  urgent: 'everybody is stopped',
  high: 'a team is stopped',
  medium: 'one person is slowed down',
  low: 'a question or a wish',
};

const priorityOptions = priorities.toReversed().map((value) => ({
  value,
  label: `${priorityLabels[value]}: ${examples[value]}`,
}));

const forCustomer = createTicket.required({ requester_id: true });

/** Opens a ticket; files and pasted pictures go with its first message. */
export function NewTicketForm({ start = {}, onClose, children }: NewTicketFormProps) {
  const opened = useRef<TicketView>(undefined);
  const open = useOpenTicket();
  const upload = useUploadAttachment();
  const chosen = useChosenFiles();
  const { files, addFiles } = chosen;
  const uploadAll = async (commentId: string): Promise<void> => {
    for (const file of files) {
      try {
        await upload.mutateAsync({ comment_id: commentId, file });
      } catch (error) {
        const reason = sentenceOfFailure(error, messages.shortFailure.attachmentUpload);
        toast.error(`${file.name} did not get through: ${reason}. Attach it again on the ticket’s page.`);
      }
    }
  };
  return (
    <FormModal
      title="New ticket"
      schema={children ? forCustomer : createTicket}
      toInput={({ about, ...values }) => ({
        ...values,
        ...subjectFields(about as string | undefined),
        ...(files.length > 0 ? { files: files.length } : {}),
      })}
      initialValues={{ title: '', description: '', category: 'other', priority: 'medium', ...start }}
      submitText="Open ticket"
      toasts={ticketToasts.opened}
      hasMore={() => files.length > 0}
      onSubmit={async (input) => {
        const { first_message_id, ...ticket } = await open.mutateAsync(input);
        opened.current = ticket;
        await uploadAll(first_message_id);
      }}
      onClose={() => onClose(opened.current)}
    >
      {children}
      <Form.Item name="title" label="What is it about?" required>
        <Input autoComplete="off" placeholder="The printer in the front office is offline" />
      </Form.Item>
      <Form.Item name="description" label="What happened?" required>
        <RichTextInput label="What happened?" onFiles={addFiles} />
      </Form.Item>
      <div className="new-ticket__files stack gap-8 start">
        <ChosenFiles composer={chosen} />
        <AttachButton onChoose={addFiles} />
      </div>
      <Form.Item name="category" label="Area" required>
        <Select options={optionsOf(ticketCategoryLabels)} />
      </Form.Item>
      <Form.Item name="priority" label="How urgent is it?" required>
        <Select options={priorityOptions} />
      </Form.Item>
      {children ? (
        <Form.Item name="about" hidden>
          <Input />
        </Form.Item>
      ) : (
        <Form.Item name="about" label="About">
          <TicketSubjectSelect />
        </Form.Item>
      )}
    </FormModal>
  );
}
