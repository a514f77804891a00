import { CreateTicket, messages, priorities, type Priority, type TicketView } from '@portal/contracts';
import { useOpenTicket, useUploadAttachment, dealQueries, invoiceQueries, projectQueries } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { FormModal, ChoiceItem, LineItem } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AttachButton } from '../comments/files/attach-button.js';
import { ChosenFiles } from '../comments/files/chosen-files.js';
import { useChosenFiles } from '../comments/files/use-chosen-files.js';
import { optionsOf } from '../consultations/consultation-labels.js';
import { RichTextInput } from '../rich-text/rich-text-input.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketCategoryLabels, ticketToasts } from './ticket-labels.js';
import { subjectFields, type TicketStartValues, type SubjectValue } from './ticket-start.js';
import './support.css';

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

const forCustomer = CreateTicket.required({ requester_id: true });

const { success, failure } = ticketToasts.opened;

/** Opens a ticket; files and pasted pictures go with its first message. */
export function NewTicketForm({ start = {}, onClose, children }: NewTicketFormProps) {
  const opened = useRef<TicketView>(undefined);
  const open = useOpenTicket();
  const upload = useUploadAttachment();
  const chosen = useChosenFiles();
  const { files, addFiles } = chosen;
  /** Gives a sentence for each file that was refused. */
  const uploadAll = async (commentId: string): Promise<string[]> => {
    const refused: string[] = [];
    for (const file of files) {
      try {
        await upload.mutateAsync({ comment_id: commentId, file });
      } catch (error) {
        const reason = sentenceOfFailure(error, messages.shortFailure.attachmentUpload);
        refused.push(`${file.name} did not get through: ${reason}.`);
      }
    }
    return refused;
  };
  return (
    <FormModal
      title="New ticket"
      schema={children ? forCustomer : CreateTicket}
      toInput={({ about, ...values }) => ({
        ...values,
        ...subjectFields(about as string | undefined),
        ...(files.length > 0 ? { files: files.length } : {}),
      })}
      initialValues={{ title: '', description: '', category: 'other', priority: 'medium', ...start }}
      submitText="Open ticket"
      toasts={{ failure }}
      hasMore={() => files.length > 0}
      onSubmit={async (input) => {
        const { first_message_id, ...ticket } = await open.mutateAsync(input);
        opened.current = ticket;
        const refused = await uploadAll(first_message_id);
        if (refused.length === 0) toast.success(success);
        else toast.error(`Ticket opened, but ${refused.join(' ')} Attach it again on the ticket’s page.`);
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
      <ChoiceItem name="category" label="Area" required options={optionsOf(ticketCategoryLabels)} />
      <ChoiceItem name="priority" label="How urgent is it?" required options={priorityOptions} />
      {children ? (
        <LineItem name="about" hidden />
      ) : (
        <Form.Item name="about" label="About">
          <TicketSubjectSelect />
        </Form.Item>
      )}
    </FormModal>
  );
}

interface TicketSubjectSelectProps {
  /** These come from the form's field around it. */
  id?: string;
  value?: SubjectValue | null;
  onChange?: (value: SubjectValue | null) => void;
}

/** How many of each kind are offered, the latest changed first. */
const OFFERED = 50;
const latest = { limit: OFFERED, sortBy: 'updated_at' } as const;

/** Chooses what a ticket is about: one of the customer's projects, deals or invoices. */
function TicketSubjectSelect({ id, value = null, onChange }: TicketSubjectSelectProps) {
  const projects = useQuery(projectQueries.list(latest));
  const deals = useQuery(dealQueries.list(latest));
  const invoices = useQuery(invoiceQueries.list({ limit: OFFERED, sortBy: 'created_at' }));
  const groups = [
    {
      label: 'Projects',
      options: projects.data?.data.map((one) => ({ value: `project:${one.id}`, label: `${one.number} ${one.name}` })),
    },
    {
      label: 'Deals',
      options: deals.data?.data.map((one) => ({ value: `deal:${one.id}`, label: `${one.number} ${one.title}` })),
    },
    {
      label: 'Invoices',
      options: invoices.data?.data.map((one) => ({ value: `invoice:${one.id}`, label: one.number ?? 'A draft' })),
    },
  ].flatMap(({ label, options = [] }) => (options.length > 0 ? [{ label, options }] : []));
  const isKnown = value === null || groups.some(({ options }) => options.some((option) => option.value === value));
  const isPending = projects.isPending || deals.isPending || invoices.isPending;
  return (
    <Select
      {...(id ? { id } : {})}
      value={value}
      options={isKnown ? groups : [{ value, label: isPending ? 'Loading' : 'What you came from' }, ...groups]}
      loading={isPending}
      allowClear
      placeholder="Nothing in particular"
      notFoundContent={isPending ? 'Loading' : 'Nothing found'}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next: SubjectValue | undefined) => onChange?.(next ?? null)}
    />
  );
}
