import type { TicketView } from '@portal/contracts';
import { useSnoozedText } from '@portal/features';
import { useMenuButton, useNow, useTimeStyle } from '@portal/ui-antd';
import { Button, Dropdown } from 'antd';
import { snoozeTimes } from './snooze-times.js';

interface SnoozeChoice {
  onSnooze: (until: string) => void;
  /** Asks for a day and time. */
  onPick: () => void;
}

/** The times until which a ticket can be put off, as items of a menu. */
export function useSnoozeItems({ onSnooze, onPick }: SnoozeChoice) {
  const now = useNow();
  const { timeZone } = useTimeStyle();
  return [
    ...snoozeTimes(now, timeZone).map(({ label, until }) => ({ key: label, label, onClick: () => onSnooze(until) })),
    { key: 'pick', label: 'Pick a time…', onClick: onPick },
  ];
}

/** Puts the ticket of a row off, or ends that. */
export function SnoozeButton({ ticket, onWake, ...choice }: SnoozeChoice & { ticket: TicketView; onWake: () => void }) {
  const { ref, onKeyDown } = useMenuButton();
  const items = useSnoozeItems(choice);
  const number = <span className="visually-hidden">{ticket.number}</span>;
  if (useSnoozedText(ticket))
    return (
      <Button size="small" onClick={onWake}>
        Wake {number}
      </Button>
    );
  return (
    <Dropdown menu={{ items, onKeyDown }} trigger={['click']} autoFocus>
      <Button ref={ref} size="small">
        Snooze {number}
      </Button>
    </Dropdown>
  );
}

/** Until when an open ticket is put off, with the way to end that; nothing where it isn't. */
export function SnoozedNote({ ticket, onWake }: { ticket: TicketView; onWake: () => void }) {
  const text = useSnoozedText(ticket);
  return text ? (
    <span className="inline-row gap-6 muted small">
      {text} ·{' '}
      <Button type="link" size="small" onClick={onWake}>
        Wake it
      </Button>
    </span>
  ) : null;
}
