import { ForwardMessage, isOfThirdParty, truncate, type CommentView, type TicketView } from '@portal/contracts';
import { commentQueries, forwardSettingsQuery, useForwardMessage } from '@portal/data-access';
import { exactTimeText } from '@portal/ui';
import { ChoiceItem, FormModal, LineItem, TextItem } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';

interface ForwardMessageFormProps {
  ticket: TicketView;
  /** What is chosen first; without it the whole conversation. */
  message?: CommentView;
  onClose: () => void;
}

/** Whether a message may go out: public ones, and what third parties answered. */
export const isForwardable = (message: CommentView): boolean =>
  message.visibility === 'public' || isOfThirdParty(message);

const COME_BACK = 'Answers come back as internal notes.';
const DONT_COME_BACK =
  'Answers don’t come back into the ticket, because no mail is received here: they go to the address that our mails are sent from.';

/** Stands for the whole conversation among the messages. */
const WHOLE = 'whole';

const optionOf = (message: CommentView) => ({
  value: message.id,
  label: `${message.author_name ?? 'Somebody'}, ${exactTimeText(message.created_at)}: ${truncate(message.body, 60)}`,
});

const addressesIn = (typed: unknown): string[] =>
  (typeof typed === 'string' ? typed : '').split(/[\s,;]+/).filter(Boolean);

/** Sends messages of a ticket by mail to third parties; a note of the team says so (decisions 4.107). */
export function ForwardMessageForm({ ticket, message, onClose }: ForwardMessageFormProps) {
  const forward = useForwardMessage();
  const { data } = useQuery(commentQueries.ofThread({ task_id: ticket.id }));
  const { data: settings } = useQuery(forwardSettingsQuery);
  const loaded = (data?.data ?? []).filter(isForwardable);
  const messages = message && !loaded.some(({ id }) => id === message.id) ? [message, ...loaded] : loaded;
  const filesOf = (chosen: unknown) =>
    messages
      .filter(({ id, visibility }) => (chosen === WHOLE ? visibility === 'public' : id === chosen))
      .flatMap(({ attachments }) => attachments);
  return (
    <FormModal
      title={`Forward from ${ticket.number}`}
      schema={ForwardMessage}
      initialValues={{
        message_id: message?.id ?? WHOLE,
        to: message && isOfThirdParty(message) ? message.by_mail?.from_address : undefined,
      }}
      toInput={({ message_id: chosen, to, text, attachment_ids: ids = [] }) => ({
        message_id: chosen === WHOLE ? null : chosen,
        to: addressesIn(to),
        text,
        // another message may have been chosen after the files
        attachment_ids: filesOf(chosen).flatMap(({ id }) => ((ids as unknown[]).includes(id) ? [id] : [])),
      })}
      submitText="Forward"
      toasts={{ success: 'Forwarded.', failure: 'Failed to forward.' }}
      onSubmit={(input) => forward.mutateAsync({ id: ticket.id, ...input })}
      onClose={() => onClose()}
    >
      <LineItem
        name="to"
        label="To"
        required
        extra={`Up to 10 addresses. ${settings ? (settings.answers_come_back ? COME_BACK : DONT_COME_BACK) : ''} The customer learns nothing of it.`}
        input={{ inputMode: 'email' }}
      />
      <ChoiceItem
        name="message_id"
        label="What goes out"
        required
        options={[
          { value: WHOLE, label: 'The whole conversation, without internal notes' },
          ...messages.toReversed().map(optionOf),
        ]}
      />
      <TextItem name="text" label="Text above it" rows={[3, 10]} />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) => <FilesItem files={filesOf(getFieldValue('message_id'))} />}
      </Form.Item>
    </FormModal>
  );
}

const FilesItem = ({ files }: { files: CommentView['attachments'] }) =>
  files.length > 0 ? (
    <Form.Item name="attachment_ids" label="Files" extra="10 MB together">
      <Checkbox.Group options={files.map(({ id, file_name }) => ({ value: id, label: file_name }))} />
    </Form.Item>
  ) : null;
