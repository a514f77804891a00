import { macroChanges, type CannedReplyView, type TicketView } from '@portal/contracts';
import { useReplyToTicket, useSession, useUpdateTicket } from '@portal/data-access';
import type { ReactNode } from 'react';
import { theseOf } from '../../../records/use-bulk.js';
import { useBulkDialog } from '../../../records/use-bulk-dialog.js';
import { undoBy, withOneToast } from '../../../toasts/with-toast.js';
import { filledText } from '../../canned-replies/filled-text.js';
import { useTicketToast } from '../changes/ticket-change.js';
import { ticketRecord } from '../ticket-picker.js';
import type { EndTickets } from '../use-end-tickets.js';
import { changesBack } from './changes-back.js';
import { MacroForm } from './macro-form.js';

type Rows = readonly TicketView[];

interface Macro {
  /** Asks which canned reply is used on the tickets; resolves to whether one was. */
  ask: (tickets: Rows) => Promise<boolean>;
  /** The form of it; render it once. */
  dialog: ReactNode;
}

/** Uses a canned reply on tickets: each is one call, with its text or without, and all share one toast. */
export function useMacro(ending: EndTickets): Macro {
  const update = useUpdateTicket();
  const reply = useReplyToTicket();
  const { user } = useSession();
  const told = useTicketToast();
  const asking = useBulkDialog<TicketView>();
  const use = (rows: Rows, macro: CannedReplyView, sends: boolean): Promise<void> => {
    const changes = macroChanges(macro, user?.id ?? '');
    const send = async (row: TicketView): Promise<TicketView> => {
      const body = filledText(macro.body, { ...row, name: row.requester_name }, user);
      return (await reply.mutateAsync({ id: row.id, body, visibility: 'public', ...changes })).ticket;
    };
    return withOneToast(rows, sends ? send : ({ id }) => update.mutateAsync({ id, ...changes }), {
      ...told,
      ...(sends ? { said: () => 'Answer sent' } : { undo: undoBy(changesBack, update.mutateAsync) }),
    });
  };
  return {
    ask: asking.ask,
    dialog: asking.rows ? (
      <MacroForm
        what={theseOf(ticketRecord.noun, asking.rows)}
        tickets={asking.rows}
        confirm={({ rows, macro, sends }) =>
          sends || !macro.set_status ? Promise.resolve(true) : ending.confirm(rows, macro.set_status)
        }
        onSubmit={({ rows, macro, sends }) => asking.send(() => use(rows, macro, sends))}
        onClose={asking.close}
      />
    ) : null,
  };
}
