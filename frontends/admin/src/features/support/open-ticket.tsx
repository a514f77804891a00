import {
  isTicketOpen,
  ticketTransitions,
  UpdateTicket,
  type CommentView,
  type TicketStatus,
  type TicketView,
  filledReply,
  limits,
} from '@portal/contracts';
import { useAssignInTurn, useSession, useSplitTask, cannedReplyQueries } from '@portal/data-access';
import {
  NewTaskForm,
  TicketClock,
  ticketStatusLabels,
  ticketStatusTones,
  TicketThread,
  ticketToasts,
  useSaveTicket,
  type CommentComposerHandle,
  type OpenTicketProps,
} from '@portal/features';
import {
  DetailColumns,
  DetailPage,
  fieldEdits,
  OpenAsPage,
  RecordSteps,
  StatusSelect,
  stepsTo,
  useSteps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate, Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { RecordMenu } from '../../records/record-menu.js';
import { withToast } from '../../toasts/with-toast.js';
import { MergeTicketForm } from './merge-ticket.js';
import { MergedNote } from './merged-note.js';
import { useResolveSameCause } from './ticket-links.js';
import { ticketRecord } from './ticket-picker.js';
import { SplitMessageForm } from './split-message.js';
import { TicketSide } from './ticket-side.js';
import { useEndTickets } from './use-end-tickets.js';
import { personLabel } from '../../people/people.js';
import './support.css';

/** A ticket with its conversation and what can be done with it. */
export function OpenTicket({ ticket, back, change, sheet }: OpenTicketProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const saver = useSaveTicket(ticket);
  const edit = fieldEdits({ record: ticket, save: saver.save, schema: UpdateTicket, mayEdit: true });
  const assignInTurn = useAssignInTurn();
  const split = useSplitTask();
  const [isMerging, setMerging] = useState(false);
  /** The words of the task that is split off. */
  const [taskText, setTaskText] = useState<string>();
  const [splitMessage, setSplitMessage] = useState<CommentView>();
  const isOpen = isTicketOpen(ticket.status);
  const composer = useRef<CommentComposerHandle>(null);
  const ending = useEndTickets(() => composer.current?.focus());
  const resolveSameCause = useResolveSameCause(ticket, ending);
  const moveTo = async (status: TicketStatus): Promise<void> => {
    if (!(await ending.confirm([ticket], status))) return;
    saver.apply({ status });
    if (status === 'resolved') await resolveSameCause();
  };
  const steps = useSteps(sheet);
  const goTo = (other: TicketView): void => (sheet ? sheet.moveTo(other) : void navigate(addresses.ticket(other)));
  const actionsOf = (message: CommentView) => [
    ...(isOpen ? [{ key: 'task', label: 'Split off as a task', onClick: () => setTaskText(message.body) }] : []),
    ...(message.visibility === 'public'
      ? [{ key: 'ticket', label: 'Split off as a ticket', onClick: () => setSplitMessage(message) }]
      : []),
  ];
  const states = ticketTransitions.allowed(ticket.status, 'admin');
  return (
    <DetailPage
      back={back}
      onClose={sheet?.close}
      steps={<RecordSteps sheet={sheet} />}
      number={ticket.number}
      eyebrow={[ticket.requester_name ?? ticket.requester_email, ticket.company_name].filter(Boolean).join(', ')}
      title={ticket.title}
      titleEdit={edit('title')}
      change={change}
      status={
        <>
          <StatusSelect
            tone={ticketStatusTones[ticket.status]}
            steps={stepsTo(states, (to) => ticketStatusLabels.admin[to], ticketStatusTones, moveTo)}
          >
            {ticketStatusLabels.admin[ticket.status]}
          </StatusSelect>
          <TicketClock ticket={ticket} />
        </>
      }
      actions={
        <>
          {user && ticket.assignee_id === null && ticket.status !== 'closed' ? (
            <Button
              key="take"
              type="primary"
              disabled={saver.saving}
              onClick={() => saver.apply({ assignee_id: user.id })}
            >
              Take it
            </Button>
          ) : states.includes('resolved') ? (
            <Button key="resolve" type="primary" disabled={saver.saving} onClick={() => void moveTo('resolved')}>
              Resolve
            </Button>
          ) : null}
          {sheet ? <OpenAsPage to={sheet.page} /> : null}
          <RecordMenu
            of={ticketRecord}
            record={ticket}
            name={ticket.number}
            groups={[
              isOpen
                ? [
                    {
                      key: 'turn',
                      label: 'Assign in turn',
                      onClick: () => void withToast(assignInTurn.mutateAsync({ id: ticket.id }), ticketToasts.updated),
                    },
                    { key: 'split', label: 'Split off a task', onClick: () => setTaskText(ticket.description) },
                    { key: 'merge', label: 'Merge into another', onClick: () => setMerging(true) },
                  ]
                : [],
            ]}
            deletion={{
              title: `Delete ticket ${ticket.number}?`,
              text: `“${ticket.title}” will be deleted with its conversation, for the customer too.`,
              onDeleted: () => (sheet ? sheet.close() : void navigate(back.to, { replace: true })),
            }}
          />
        </>
      }
    >
      <DetailColumns properties={<TicketSide ticket={ticket} edit={edit} />}>
        {ticket.merged_into_id ? (
          <MergedNote ticket={ticket} intoId={ticket.merged_into_id} />
        ) : (
          <TicketThread
            ticket={ticket}
            hrefOf={addresses.ticket}
            actionsOf={actionsOf}
            onGoesOn={goTo}
            composer={composer}
            texts={<CannedReplySelect ticket={ticket} onChoose={(text) => composer.current?.insert(text)} />}
            onNext={steps?.toNext}
            onResolved={() => void resolveSameCause()}
            steps={answerSteps.filter(({ status }) => states.includes(status))}
          />
        )}
      </DetailColumns>
      {isMerging ? (
        <MergeTicketForm
          ticket={ticket}
          onClose={(into) => {
            setMerging(false);
            if (into) goTo(into);
          }}
        />
      ) : null}
      {taskText === undefined ? null : (
        <NewTaskForm
          dialogTitle={`Task from ${ticket.number}`}
          preset={{ title: ticket.title, description: taskText }}
          customerId={ticket.requester_id}
          startProject={ticket.project_id ? { id: ticket.project_id, name: ticket.project_name } : undefined}
          send={(input) => split.mutateAsync({ id: ticket.id, ...input })}
          onClose={() => setTaskText(undefined)}
        />
      )}
      {splitMessage ? (
        <SplitMessageForm ticket={ticket} message={splitMessage} onClose={() => setSplitMessage(undefined)} />
      ) : null}
      {saver.conflictDialog}
      {ending.dialog}
    </DetailPage>
  );
}

/** What an answer can do with its ticket in the same step. */
const answerSteps: readonly { status: TicketStatus; label: string }[] = [
  { status: 'pending', label: 'Send and wait for the customer' },
  { status: 'resolved', label: 'Send and resolve' },
];

interface CannedReplySelectProps {
  ticket: TicketView;
  /** Gets the text with its placeholders filled in. */
  onChoose: (text: string) => void;
}

/** Chooses a text to begin an answer with. */
function CannedReplySelect({ ticket, onChoose }: CannedReplySelectProps) {
  const { user } = useSession();
  const { data } = useQuery(cannedReplyQueries.list({ limit: limits.pageSizeMax }));
  const replies = data?.data ?? [];
  return (
    <Select
      className="canned-reply-select"
      aria-label="Canned reply"
      placeholder="Canned reply"
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      options={replies.map(({ id, name }) => ({ value: id, label: name }))}
      notFoundContent={data ? (replies.length === 0 ? 'No canned replies yet' : 'None of this name') : 'Loading'}
      popupMatchSelectWidth={280}
      popupRender={(list) => (
        <>
          {list}
          <Link className="canned-reply-select__all block line-above" to={addresses.cannedReplies}>
            All canned replies
          </Link>
        </>
      )}
      onSelect={(id: string | null) => {
        const chosen = replies.find((reply) => reply.id === id);
        if (chosen) onChoose(filledReply(chosen.body, placeholderValues(ticket, user ? personLabel(user) : '')));
      }}
    />
  );
}

const placeholderValues = ({ requester_name: name, number, title }: TicketView, ownName: string) => ({
  'first name': name?.split(' ')[0] ?? 'there',
  'ticket number': number,
  'ticket title': title,
  'your name': ownName,
});
