import { broadcastVariables, CreateBroadcast, PreviewBroadcast, type BroadcastView } from '@portal/contracts';
import {
  broadcastPreviewQuery,
  useCreateBroadcast,
  useSendBroadcast,
  useSendNewBroadcast,
  useTestBroadcast,
  useUpdateBroadcast,
} from '@portal/data-access';
import { actionToasts, dismissFailure, useDebounced, useNow } from '@portal/ui';
import { fieldErrorsOf, useConfirm, useTimeStyle, useUnsavedChanges } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { notificationToasts, recipientsText, spokenTitle } from '../notification-labels.js';
import { PreviewFrame, previewProblems } from '../preview-frame.js';
import { SourceField } from '../source-field.js';
import { useInsertion } from '../use-insertion.js';
import { VariablesPanel } from '../variables-panel.js';
import { AudienceFields } from './audience-fields.js';
import { DeliveryFields, type Draft } from './delivery-fields.js';
import { lackingText, mailTimingText, useRecipientCount } from './recipient-count.js';

const empty: Draft = {
  title: '',
  body: '',
  link: null,
  link_label: null,
  category: undefined, // asked for: what is written in a hurry doesn't wait for the mail of the day unseen
  channels: ['in_app', 'email'],
  audience: { kind: 'role', role: 'customer' },
  send_at: null,
};

const draftOf = ({ title, body, link, link_label, category, channels, audience, send_at }: BroadcastView): Draft => ({
  ...{ title, body, link, link_label, category, channels, audience, send_at },
});

const variables = Object.entries(broadcastVariables).map(([name, meaning]) => ({ name, meaning }));

/** A message to many people: whom, how, what; with its looks beside. */
export function ComposeForm({ draft }: { draft: BroadcastView | undefined }) {
  const [saved, setSaved] = useState(draft ? draftOf(draft) : empty);
  const [message, setMessage] = useState(saved);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.size > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const isDone = useRef(false);
  useUnsavedChanges(() => !isDone.current && JSON.stringify(message) !== JSON.stringify(saved));
  const onDone = (): void => {
    isDone.current = true;
  };
  const change = (patch: Partial<Draft>): void => {
    setMessage((before) => ({ ...before, ...patch }));
    setErrors(new Map());
    for (const failed of [notificationToasts.sent, notificationToasts.kept]) dismissFailure(failed);
  };
  const { follow, insert } = useInsertion<'title' | 'body'>(
    'body',
    (part) => message[part],
    (part, value) => change({ [part]: value }),
  );
  const count = useRecipientCount(message);
  const [style, now] = [useTimeStyle(), useNow()];
  const timing =
    count.data && count.data.recipients > 0 && message.category !== undefined
      ? mailTimingText({ count: count.data, sendAt: message.send_at, channels: message.channels, now, style })
      : undefined;
  const holes = count.data ? lackingText(count.data, message.title, message.body) : '';
  const actions = useActions({
    draft,
    message,
    count: count.data?.recipients,
    now,
    timing,
    holes,
    setErrors,
    setSaved,
    onDone,
  });

  const { title, body, link, link_label, category } = message;
  const input = PreviewBroadcast.safeParse({ title, body, link, link_label, category });
  const shown = useDebounced(JSON.stringify(input.data ?? null));
  const seen = JSON.parse(shown) as typeof input.data | null;
  const preview = useQuery({
    ...broadcastPreviewQuery(seen ?? { title: '', body: '', link: null, link_label: null, category: 'projects' }),
    enabled: seen !== null,
  });
  const { errors: refused, failure } = previewProblems(preview.error);
  const errorOf = (path: string): string | undefined => errors.get(path) ?? refused.get(path);

  return (
    <div className="template-editor stack top-aligned">
      <div ref={fields} className="stack gap-16 shrinks">
        <AudienceFields
          audience={message.audience}
          count={count}
          timing={timing}
          holes={holes}
          error={errorOf('audience')}
          onChange={(audience) => change({ audience })}
        />
        <DeliveryFields message={message} errorOf={errorOf} onChange={change} />
        <SourceField
          label="Title"
          value={title}
          error={errorOf('title')}
          onChange={(value) => change({ title: value })}
          onFocus={follow('title')}
        />
        <SourceField
          label="Text"
          isLong
          value={body}
          error={errorOf('body')}
          help="An empty line begins a paragraph; **bold**, *italic*, [words](address) and lists with “-”."
          onChange={(value) => change({ body: value })}
          onFocus={follow('body')}
        />
        <div className="flex wrap gap-8">
          <Button type="primary" loading={actions.isSending} onClick={() => void actions.send()}>
            {[sendText(message), count.data ? recipientsText(count.data.recipients) : ''].filter(Boolean).join(' ')}
          </Button>
          <Button loading={actions.isKeeping} onClick={() => void actions.keep()}>
            {draft?.status === 'scheduled' && message.send_at !== null ? 'Save changes' : 'Save draft'}
          </Button>
          <Button loading={actions.isTesting} onClick={() => actions.test(input.data)}>
            Send me a test
          </Button>
        </div>
        <VariablesPanel variables={variables} onInsert={insert} />
      </div>
      <div className="stack gap-16 shrinks">
        {seen ? (
          <PreviewFrame preview={preview.data} failure={failure} />
        ) : (
          <p className="muted">Title and text are shown here as their reader gets them.</p>
        )}
      </div>
    </div>
  );
}

const sendText = ({ send_at }: Draft): string => (send_at === null ? 'Send to' : 'Schedule for');

interface ActionsInput {
  draft: BroadcastView | undefined;
  message: Draft;
  count: number | undefined;
  /** In milliseconds. */
  now: number;
  /** When it would reach them. */
  timing: string | undefined;
  /** Who would read a hole. */
  holes: string;
  setErrors: (errors: ReadonlyMap<string, string>) => void;
  setSaved: (message: Draft) => void;
  /** The message is left without asking: nothing of it is lost. */
  onDone: () => void;
}

/** What can be done with a message; refusals stand beside their fields. */
function useActions({ draft, message, count, now, timing, holes, setErrors, setSaved, onDone }: ActionsInput) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [create, update, sendDraft, sendNew, tryOut] = [
    useCreateBroadcast(),
    useUpdateBroadcast(),
    useSendBroadcast(),
    useSendNewBroadcast(),
    useTestBroadcast(),
  ];
  const [sent, kept] = [actionToasts(notificationToasts.sent), actionToasts(notificationToasts.kept)];
  const scheduled = actionToasts(notificationToasts.scheduled);

  /** The message as the API takes it, or undefined with the reasons shown. */
  const checked = (): CreateBroadcast | undefined => {
    const parsed = CreateBroadcast.safeParse(message);
    const isPast = message.send_at !== null && Date.parse(message.send_at) <= now;
    if (parsed.success && !isPast) return parsed.data;
    const reasons = parsed.error?.issues.map(({ path, message: text }) => [String(path[0]), text] as const) ?? [];
    setErrors(new Map([...reasons, ...(isPast ? [['send_at', 'Choose a time in the future'] as const] : [])]));
    return undefined;
  };
  /** Beside the fields where they have the reason, otherwise by a toast. */
  const refuse = (error: unknown, toasts: { onError: (error: unknown) => void }): void => {
    const reasons = fieldErrorsOf(error).map(({ path, message: text }) => [path.split('.')[0] ?? path, text] as const);
    setErrors(new Map(reasons));
    if (reasons.length === 0) toasts.onError(error);
  };
  const keep = async (): Promise<void> => {
    const input = checked();
    if (!input) return;
    try {
      const row = draft ? await update.mutateAsync({ id: draft.id, ...input }) : await create.mutateAsync(input);
      setSaved(message);
      if (!draft) onDone();
      kept.onSuccess();
      if (!draft) await navigate(addresses.draftMessage(row), { replace: true });
    } catch (error) {
      refuse(error, kept);
    }
  };
  const send = async (): Promise<void> => {
    const input = checked();
    if (!input) return;
    const isLater = message.send_at !== null;
    const after = isLater ? 'Until then it can be changed or cancelled.' : 'What has gone can’t be taken back.';
    const agreed = await confirm({
      title: `${sendText(message)} ${count === undefined ? 'them' : recipientsText(count)}?`,
      text: [`“${spokenTitle(input)}”.`, timing, holes, after].filter(Boolean).join(' '),
      confirm: isLater ? 'Schedule' : 'Send',
      danger: false,
    });
    if (!agreed) return;
    try {
      if (draft) await update.mutateAsync({ id: draft.id, ...input });
      await (draft ? sendDraft.mutateAsync({ id: draft.id }) : sendNew.mutateAsync(input));
      onDone();
      (isLater ? scheduled : sent).onSuccess();
      await navigate(addresses.notifications);
    } catch (error) {
      refuse(error, sent);
    }
  };
  return {
    keep,
    send,
    test: (input: Parameters<typeof tryOut.mutate>[0] | undefined) =>
      input ? tryOut.mutate(input, actionToasts(notificationToasts.test)) : checked(),
    isKeeping: create.isPending,
    isSending: sendNew.isPending || sendDraft.isPending,
    isTesting: tryOut.isPending,
  };
}
