import { isTicketOpen, type TicketStatus, type TicketView } from '@portal/contracts';
import { useFocusBack } from '@portal/ui-antd';
import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

type Rows = readonly TicketView[];

/** Ends tickets that may be unanswered. */
export interface EndTickets {
  /** Asks before unanswered tickets are resolved or closed; resolves to whether to go on. */
  confirm: (rows: Rows, to: TicketStatus) => Promise<boolean>;
  /** The question; render it once. */
  dialog: ReactNode;
}

interface Question {
  unanswered: Rows;
  all: Rows;
  to: TicketStatus;
  settle: (goesOn: boolean) => void;
}

const isUnanswered = ({ first_response }: TicketView): boolean => first_response.met_at === null;

/**
 * The question before unanswered tickets end (decisions, 4.75). `onAnswer` leads to where the first of
 * them is answered; `here` is the ticket that is on the screen, beside which others are named.
 */
export function useEndTickets(onAnswer: (ticket: TicketView) => void, here?: TicketView): EndTickets {
  const [question, setQuestion] = useState<Question>();
  const settle = (goesOn: boolean): void => {
    question?.settle(goesOn);
    setQuestion(undefined);
  };
  return {
    confirm: (all, to) => {
      const unanswered = all.filter(isUnanswered);
      if (isTicketOpen(to) || unanswered.length === 0) return Promise.resolve(true);
      return new Promise((resolve) => setQuestion({ unanswered, all, to, settle: resolve }));
    },
    dialog: question ? (
      <UnansweredQuestion
        {...question}
        here={here}
        onClose={() => settle(false)}
        onEnd={() => settle(true)}
        onAnswer={(first) => {
          settle(false);
          onAnswer(first);
        }}
      />
    ) : null,
  };
}

interface UnansweredQuestionProps extends Omit<Question, 'settle'> {
  here: TicketView | undefined;
  onClose: () => void;
  onEnd: () => void;
  onAnswer: (first: TicketView) => void;
}

const ticketsOf = ({ length }: Rows): string => (length === 1 ? 'ticket' : `${length} tickets`);

const consequencesOf = ({ length }: Rows, to: TicketStatus): string =>
  length === 1
    ? `Its customer is told that the ticket is ${to}. It counts as closed without an answer, not as answered in time.`
    : `Their customers are told that the tickets are ${to}. They count as closed without an answer, not as answered in time.`;

function UnansweredQuestion({ here, unanswered, all, to, onClose, onEnd, onAnswer }: UnansweredQuestionProps) {
  useFocusBack();
  const [first] = unanswered;
  const [only] = all;
  const title =
    only && all.length === 1
      ? `Nobody has answered ${here && here.id !== only.id ? only.number : 'this ticket'} yet`
      : `Nobody has answered ${unanswered.length} of these ${all.length} tickets yet`;
  return (
    <Modal
      open
      title={title}
      width={480}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button danger onClick={onEnd}>
            {to === 'resolved' ? 'Resolve' : 'Close'} {ticketsOf(all)} anyway
          </Button>
          <Button type="primary" autoFocus onClick={() => first && onAnswer(first)}>
            Answer first
          </Button>
        </>
      }
    >
      <p>
        {unanswered.map(({ number }) => number).join(', ')}: {consequencesOf(unanswered, to)}
      </p>
    </Modal>
  );
}
