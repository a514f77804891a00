import { limits, messages, ReplyToConsultation, type ConsultationView } from '@portal/contracts';
import { useReplyToConsultation } from '@portal/data-access';
import { useActionToasts, useOnline } from '@portal/ui';
import { tooLongSentence, useOneAtATime, useTextDraft, useUnsavedChanges, WaitingNote } from '@portal/ui-antd';
import { Button, Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import './request-conversation.css';

/** Writes to the other side: Ctrl and Enter send. What is typed stays until the server has it. */
export function ReplyComposer({ request, side }: { request: ConsultationView; side: 'admin' | 'customer' }) {
  const { mutateAsync } = useReplyToConsultation();
  const toasts = useActionToasts({ failure: messages.failure.consultationUpdate });
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<'missing' | 'sent'>();
  const online = useOnline();
  const draft = useTextDraft(`Reply to request ${request.id}`, (kept: { text: string }) => setText(kept.text));
  const problemId = useId();
  useUnsavedChanges(() => text.trim() !== '');
  const problem =
    tooLongSentence(text, limits.longText) ?? (outcome === 'missing' ? 'Write something first' : undefined);

  const type = (typed: string): void => {
    setText(typed);
    setOutcome(undefined);
    if (typed.trim() === '') draft.clear();
    else draft.keep({ text: typed });
  };
  const send = useOneAtATime(async (): Promise<void> => {
    const input = ReplyToConsultation.safeParse({ body: text });
    if (!input.success) return setOutcome('missing');
    setSending(true);
    try {
      await mutateAsync({ id: request.id, ...input.data });
      draft.drop();
      setText('');
      setOutcome('sent');
    } catch (error) {
      toasts.onError(error); // the text stays here to try again
    } finally {
      setSending(false);
    }
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const reader =
    side === 'admin' ? `${request.name} gets it by e-mail and can answer in the portal.` : 'We get it at once.';
  const to = online ? reader : 'You are offline: it is sent when the connection is back.';
  return (
    <div className="stack gap-8">
      {draft.offer}
      <Input.TextArea
        aria-label="Reply"
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem ? true : undefined}
        placeholder={side === 'admin' ? `Reply to ${request.name}` : 'Write to us about this request'}
        value={text}
        readOnly={sending}
        autoSize={{ minRows: 3, maxRows: 14 }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem ? (
        <p id={problemId} className="danger small" role="alert">
          {problem}
        </p>
      ) : null}
      <WaitingNote waits={sending} />
      <div className="gap-8-16 row wrap between">
        <span className="reply-composer__hint muted tiny">
          <span role="status">{outcome === 'sent' ? 'Reply sent. ' : ''}</span>
          {to}
        </span>
        <Button
          type="primary"
          disabled={sending || tooLongSentence(text, limits.longText) !== undefined}
          loading={sending && online}
          onClick={() => void send()}
        >
          Send reply
        </Button>
      </div>
    </div>
  );
}
