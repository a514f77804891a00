import { isMacro, macroChanges, macroProblem, type CannedReplyView, type TicketView } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import type { AlongWithAnswer } from '@portal/features';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { macroText } from '../../canned-replies/macro-text.js';

interface AnswerMacro {
  /** Takes what the canned reply does along with the answer; none of one that is a text alone. */
  choose: (reply: CannedReplyView) => void;
  /** Names that beside the button that sends. */
  note: ReactNode;
  along: AlongWithAnswer;
}

/** What a canned reply does with the ticket whose answer it begins: it is done with the answer, or not at all. */
export function useAnswerMacro(ticket: TicketView): AnswerMacro {
  const { user } = useSession();
  const [macro, setMacro] = useState<CannedReplyView>();
  const changes = macro ? macroChanges(macro, user?.id ?? '') : {};
  const problem = macroProblem(changes, ticket, macro !== undefined);
  const clear = (): void => setMacro(undefined);
  return {
    choose: (reply) => {
      if (isMacro(reply)) setMacro(reply);
    },
    note: macro ? (
      <span className="inline-row wrap gap-4 small">
        <span className="muted">With it:</span> {macroText(macro)}
        <Button
          size="small"
          type="text"
          icon={<X size={14} />}
          aria-label={`Leave out: ${macroText(macro)}`}
          onClick={clear}
        />
        {problem ? (
          <span role="alert" className="danger">
            {problem}
          </span>
        ) : null}
      </span>
    ) : null,
    along: { changes, problem, onSent: clear },
  };
}
