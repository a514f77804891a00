import type { TicketView } from '@portal/contracts';
import { useSnoozedText } from '@portal/features';
import { ClickMenu, useMenuButton, useNow, useTimeStyle } from '@portal/ui-antd';
import { Button } from 'antd';
import { snoozeTimes } from './snooze-times.js';

interface SnoozeButtonProps {
  ticket: TicketView;
  onSnooze: (until: string) => void;
  /** Asks for a day and time. */
  onPick: () => void;
  onWake: () => void;
}

/** Puts the ticket of a row off, or ends that. */
export function SnoozeButton({ ticket, onSnooze, onPick, onWake }: SnoozeButtonProps) {
  const { ref, onKeyDown } = useMenuButton();
  const now = useNow();
  const { timeZone } = useTimeStyle();
  const items = [
    ...snoozeTimes(now, timeZone).map(({ label, until }) => ({ key: label, label, onClick: () => onSnooze(until) })),
    { key: 'pick', label: 'Pick a time…', onClick: onPick },
  ];
  const number = <span className="visually-hidden">{ticket.number}</span>;
  if (useSnoozedText(ticket))
    return (
      <Button size="small" onClick={onWake}>
        Wake {number}
      </Button>
    );
  return (
    <ClickMenu menu={{ items, onKeyDown }}>
      <Button ref={ref} size="small">
        Snooze {number}
      </Button>
    </ClickMenu>
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
