import { listChannels, type Change, type Channel } from '@portal/contracts';
import { useChannel, useConnection, useRealtimeDiagnostics, type ConnectionStatus } from '@portal/realtime';
import { formatInstant } from '@portal/ui';
import { Card, Page, PageGrid, PageSection, StatusTag, type Tone } from '@portal/ui-antd';
import { Button } from 'antd';
import { useState } from 'react';
import './diagnostics.css';

const LONGEST_LOG = 100;
const words: Record<ConnectionStatus, string> = { testing: 'Connecting', live: 'Live', offline: 'Offline' };
const tones: Record<ConnectionStatus, Tone> = { testing: 'info', live: 'success', offline: 'danger' };

let nextNumber = 1;

/** Whether live changes come: connection, round trip, joined channels, and each event as it arrives (diagnostics). */
export function RealtimeTestPage() {
  const { status, message } = useConnection();
  const { channels, latency } = useRealtimeDiagnostics();
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const log = (channel: Channel, change: Change) => {
    const event = { number: nextNumber++, channel, change, at: new Date() };
    setEvents((before) => [event, ...before].slice(0, LONGEST_LOG));
  };
  const joined = channels.filter((channel) => channel.joined).length;
  return (
    <Page title="Real-time test" mood="dense">
      {listChannels.map((channel) => (
        <Listener key={channel} channel={channel} onChange={(change) => log(channel, change)} />
      ))}
      <PageGrid>
        <Card>
          <p className="muted small">Connection</p>
          <StatusTag tone={tones[status]}>{words[status]}</StatusTag>
          {message ? <p className="muted small">{message}</p> : null}
        </Card>
        <Card>
          <p className="muted small">Round trip</p>
          <p className="large strong numeric">{latency === null ? '–' : `${latency} ms`}</p>
        </Card>
        <Card>
          <p className="muted small">Joined channels</p>
          <p className="large strong numeric">
            {joined} of {channels.length}
          </p>
        </Card>
      </PageGrid>
      <PageSection title="Channels">
        <ul className="diagnostics-channels stack">
          {channels.map((one) => (
            <li key={one.channel} className="row gap-10">
              <StatusTag tone={one.joined ? 'success' : 'neutral'}>{one.joined ? 'Joined' : 'Waiting'}</StatusTag>
              <code>{one.channel}</code>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection
        title="Events"
        extra={
          <Button disabled={events.length === 0} onClick={() => setEvents([])}>
            Clear
          </Button>
        }
      >
        <EventLog events={events} />
      </PageSection>
    </Page>
  );
}

function Listener({ channel, onChange }: { channel: Channel; onChange: (change: Change) => void }) {
  useChannel(channel, { onChange });
  return null;
}

/** A live change as it arrived. */
interface LoggedEvent {
  number: number;
  channel: Channel;
  change: Change;
  at: Date;
}

/** What arrived, newest first. */
function EventLog({ events }: { events: readonly LoggedEvent[] }) {
  if (events.length === 0)
    return <p className="muted small">Nothing yet. Change something in another window and watch it arrive.</p>;
  return (
    <ol className="diagnostics-log stack frame" aria-live="polite">
      {events.map(({ number, channel, change, at }) => (
        <li key={number} className="flex wrap small numeric">
          <time dateTime={at.toISOString()}>{formatInstant(at.getTime(), 'stopwatch')}</time>
          <strong>{change.event}</strong>
          <code>{change.table}</code>
          <span className="muted small">
            {channel} · {change.record.id}
            {change.by ? ` · by ${change.by.name}` : ''} · {at.getTime() - Date.parse(change.at)} ms after it happened
          </span>
        </li>
      ))}
    </ol>
  );
}
