import { settableFields, WorkflowRecipient, type WorkflowRecordKind } from '@portal/contracts';
import { userQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { z } from 'zod';
import { personLabel } from '../../../../people/people.js';
import { durationText, recipientText, templateText, waitedFor } from '../../labels/action-labels.js';
import { choiceText } from '../../labels/condition-labels.js';
import { textOf } from '../../step-fields/choices.js';
import type { ActionDraft } from '../draft.js';

const NOT_YET = 'Not filled in yet';

/** A person by name; a template as what it names. */
function Person({ id }: { id: unknown }) {
  const isId = typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id);
  const { data } = useQuery({ ...userQueries.detail(isId ? id : ''), enabled: isId });
  if (isId) return data ? personLabel(data) : 'a person';
  return templateText(id) || 'a person';
}

const recipients = z.array(WorkflowRecipient);

/** Recipients as they are typed may not be complete: only how they are chosen counts here. */
function Recipients({ value }: { value: unknown }) {
  const rows = Array.isArray(value) ? (value as WorkflowRecipient[]) : [];
  if (rows.length === 0) return 'nobody';
  return rows.map((row, index) => (
    <Fragment key={index}>
      {index === 0 ? '' : index === rows.length - 1 ? ' and ' : ', '}
      {row.to === 'person' && recipients.safeParse([row]).success ? <Person id={row.user_id} /> : recipientText(row)}
    </Fragment>
  ));
}

const host = (url: unknown): string => (typeof url === 'string' && URL.canParse(url) ? new URL(url).host : '');

const quoted = (text: unknown): string => {
  const shown = templateText(text);
  return shown ? `“${shown}”` : NOT_YET;
};

function settableText(kind: WorkflowRecordKind | null, { field, value }: ActionDraft): ReactNode {
  const known = kind ? settableFields(kind).find(({ path }) => path === `record.${String(field)}`) : undefined;
  if (!known) return NOT_YET;
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : templateText(textOf(value));
  if (known.type === 'id' && text) return `${known.label} to the chosen one`;
  return `${known.label} to ${known.type === 'choice' ? choiceText(text).toLowerCase() : text || 'nothing'}`;
}

/** What a step does as it is filled in, in one line. */
export function StepSummary({ action, kind }: { action: ActionDraft; kind: WorkflowRecordKind | null }) {
  switch (action.type) {
    case 'notify':
      return (
        <>
          <Recipients value={action['recipients']} />: {quoted(action['title'])}
        </>
      );
    case 'add_comment':
      return quoted(action['body']);
    case 'set_field':
      return settableText(kind, action);
    case 'assign':
      return action['user_id'] ? (
        <>
          To <Person id={action['user_id']} />
        </>
      ) : (
        'To nobody'
      );
    case 'change_status':
      return action['status'] ? `To ${choiceText(textOf(action['status'])).toLowerCase()}` : NOT_YET;
    case 'create_task':
    case 'create_ticket':
    case 'create_milestone':
    case 'create_deal_draft':
    case 'ask_approval':
      return quoted(action['title']);
    case 'call_webhook':
      return host(action['url']) || NOT_YET;
    case 'delay':
      return durationText(action['for']) || NOT_YET;
    case 'wait_until':
      return `Until ${waitedFor(action['event'])}, at most ${durationText(action['timeout']) || '…'}`;
    case 'stop':
      return templateText(action['reason']) || 'Ends here, as succeeded';
  }
}
