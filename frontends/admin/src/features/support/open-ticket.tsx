import {
  isOfThirdParty,
  isTicketOpen,
  ticketTransitions,
  UpdateTicket,
  type CommentView,
  type TicketStatus,
  type TicketView,
} from '@portal/contracts';
import { useAssignInTurn, useSession, useSplitTask } from '@portal/data-access';
import {
  NewTaskForm,
  tablesAsLists,
  TicketFacts,
  ticketStatusLabels,
  ticketStatusTones,
  TicketThread,
  ticketToasts,
  useSaveTicket,
  type CommentComposerHandle,
  type OpenTicketProps,
} from '@portal/features';
import { shortcuts, useShortcuts } from '@portal/ui';
import {
  Deferred,
  DetailColumns,
  DetailPage,
  fieldEdits,
  StatusSelect,
  stepsTo,
  useIsCovered,
  useLeaveRecord,
  useSheet,
  useSteps,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { Check, UserRoundCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { useTeam } from '../../people/people.js';
import { RecordMenu } from '../../records/record-menu.js';
import { withToast } from '../../toasts/with-toast.js';
import { CannedReplySelect } from '../canned-replies/canned-reply-select.js';
import { ForwardMessageForm, isForwardable } from './forward-message.js';
import { useAnswerMacro } from './macros/use-answer-macro.js';
import { useMacro } from './macros/use-macro.js';
import { MergeTicketForm } from './merge-ticket.js';
import { MergedNote } from './merged-note.js';
import { useReadAhead } from './read-ahead.js';
import { useResolveSameCause } from './ticket-links.js';
import { ticketRecord } from './ticket-picker.js';
import { SnoozeForm } from './snooze/snooze-form.js';
import { SnoozedNote } from './snooze/snooze-menu.js';
import { SplitMessageForm } from './split-message.js';
import { TicketSide } from './ticket-side.js';
import { useEndTickets } from './use-end-tickets.js';
import './support.css';

/** A ticket with its conversation and what can be done with it. */
export function OpenTicket({ ticket, back, change }: OpenTicketProps) {
  const sheet = useSheet();
  const { user } = useSession();
  const navigate = useNavigate();
  const leave = useLeaveRecord(back.to);
  const goTo = (other: TicketView): void => (sheet ? sheet.moveTo(other) : void navigate(addresses.ticket(other)));
  const team = useTeam();
  const composer = useRef<CommentComposerHandle>(null);
  const ending = useEndTickets((first) => (first.id === ticket.id ? composer.current?.focus() : goTo(first)), ticket);
  const macro = useMacro(ending);
  const withAnswer = useAnswerMacro(ticket);
  const resolveSameCause = useResolveSameCause(ticket, ending);
  const saver = useSaveTicket(ticket, {
    onSaved: (_, { status }) => {
      if (status === 'resolved') void resolveSameCause();
    },
  });
  const edit = fieldEdits({ record: ticket, save: saver.save, schema: UpdateTicket, mayEdit: true });
  const assignInTurn = useAssignInTurn();
  const split = useSplitTask();
  const [isMerging, setMerging] = useState(false);
  const [isSnoozing, setSnoozing] = useState(false);
  /** The words of the task that is split off. */
  const [taskText, setTaskText] = useState<string>();
  const [splitMessage, setSplitMessage] = useState<CommentView>();
  /** What is forwarded: a message, or what the dialog says. */
  const [forwarding, setForwarding] = useState<{ message?: CommentView }>();
  const isOpen = isTicketOpen(ticket.status);
  const isCovered = useIsCovered();
  useShortcuts({ [shortcuts.snooze.keys]: () => (isOpen && !isCovered ? setSnoozing(true) : false) });
  const moveTo = async (status: TicketStatus): Promise<void> => {
    if (await ending.confirm([ticket], status)) saver.apply({ status });
  };
  const steps = useSteps();
  const next = steps?.next;
  useReadAhead(next?.address.startsWith(addresses.ticket(next)) ? next.id : undefined);
  const mayForward = ticket.status !== 'closed';
  const forward = mayForward ? [{ key: 'forward', label: 'Forward…', onClick: () => setForwarding({}) }] : [];
  const actionsOf = (message: CommentView, isOnly: boolean) => [
    ...(mayForward && isForwardable(message)
      ? [{ key: 'forward', label: 'Forward…', onClick: () => setForwarding({ message }) }]
      : []),
    // the customer reads the task
    ...(isOpen && !isOfThirdParty(message)
      ? [{ key: 'task', label: 'Split off as a task', onClick: () => setTaskText(message.body) }]
      : []),
    ...(message.visibility === 'public'
      ? [
          {
            key: 'ticket',
            label: isOnly ? 'Split off as a ticket: it has no other message' : 'Split off as a ticket',
            disabled: isOnly,
            onClick: () => setSplitMessage(message),
          },
        ]
      : []),
  ];
  const states = ticketTransitions.allowed(ticket.status, 'admin');
  return (
    <DetailPage
      back={back}
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
          <TicketFacts ticket={ticket} />
          <SnoozedNote ticket={ticket} onWake={() => saver.apply({ snoozed_until: null })} />
        </>
      }
      actions={
        <>
          {user && ticket.assignee_id === null && ticket.status !== 'closed' ? (
            <Button
              key="take"
              type="primary"
              icon={<UserRoundCheck size={16} strokeWidth={1.75} />}
              disabled={saver.saving}
              onClick={() => saver.apply({ assignee_id: user.id })}
            >
              Take it
            </Button>
          ) : states.includes('resolved') ? (
            <Button
              key="resolve"
              type="primary"
              icon={<Check size={16} strokeWidth={1.75} />}
              disabled={saver.saving}
              onClick={() => void moveTo('resolved')}
            >
              Resolve
            </Button>
          ) : null}
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
                      onClick: () =>
                        void withToast(assignInTurn.mutateAsync({ id: ticket.id }), {
                          failure: ticketToasts.updated.failure,
                        }),
                    },
                    { key: 'macro', label: 'Macro…', onClick: () => void macro.ask([ticket]) },
                    { key: 'snooze', label: 'Snooze…', onClick: () => setSnoozing(true) },
                    { key: 'split', label: 'Split off a task', onClick: () => setTaskText(ticket.description) },
                    { key: 'merge', label: 'Merge into another', onClick: () => setMerging(true) },
                  ]
                : [],
              forward,
            ]}
            deletion={{
              title: `Delete ticket ${ticket.number}?`,
              text: `“${ticket.title}” will be deleted with its conversation, for the customer too.`,
              onDeleted: leave,
            }}
          />
        </>
      }
    >
      <DetailColumns
        properties={
          <Deferred>
            <TicketSide ticket={ticket} edit={edit} />
          </Deferred>
        }
      >
        {ticket.merged_into_id ? (
          <MergedNote ticket={ticket} intoId={ticket.merged_into_id} />
        ) : (
          <TicketThread
            ticket={ticket}
            hrefOf={addresses.ticket}
            actionsOf={actionsOf}
            onGoesOn={goTo}
            composer={composer}
            team={team}
            texts={
              <>
                <CannedReplySelect
                  about={{ name: ticket.requester_name, number: ticket.number, title: ticket.title }}
                  onChoose={(text, reply) => {
                    if (text) composer.current?.insert(text);
                    else composer.current?.focus();
                    withAnswer.choose(reply);
                  }}
                />
                {withAnswer.note}
              </>
            }
            along={withAnswer.along}
            onNext={steps?.toNext}
            onResolved={() => void resolveSameCause()}
            more={forward}
            steps={answerSteps.filter(({ status }) => states.includes(status))}
          />
        )}
      </DetailColumns>
      {isSnoozing ? (
        <SnoozeForm
          what={ticket.number}
          onSubmit={(snoozed_until) => saver.save({ snoozed_until }, ticket, 'place')}
          onClose={() => setSnoozing(false)}
        />
      ) : null}
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
          preset={{ title: ticket.title, description: tablesAsLists(taskText) }}
          customerId={ticket.requester_id}
          startProject={ticket.project_id ? { id: ticket.project_id, name: ticket.project_name } : undefined}
          send={(input) => split.mutateAsync({ id: ticket.id, ...input })}
          onClose={() => setTaskText(undefined)}
        />
      )}
      {forwarding ? (
        <ForwardMessageForm ticket={ticket} {...forwarding} onClose={() => setForwarding(undefined)} />
      ) : null}
      {splitMessage ? (
        <SplitMessageForm ticket={ticket} message={splitMessage} onClose={() => setSplitMessage(undefined)} />
      ) : null}
      {saver.conflictDialog}
      {macro.dialog}
      {ending.dialog}
    </DetailPage>
  );
}

/** What an answer can do with its ticket in the same step. */
const answerSteps: readonly { status: TicketStatus; label: string }[] = [
  { status: 'pending', label: 'Send and wait for the customer' },
  { status: 'resolved', label: 'Send and resolve' },
];
