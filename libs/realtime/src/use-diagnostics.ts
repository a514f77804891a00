import type { Channel } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { realtimeFor } from './realtime.js';

/** A channel in use on the page, and whether it is joined. */
export interface ChannelState {
  channel: Channel;
  joined: boolean;
}

export interface RealtimeDiagnostics {
  channels: readonly ChannelState[];
  /** Milliseconds of the last round trip; null before the first, and when no answer came. */
  latency: number | null;
}

const none: RealtimeDiagnostics = { channels: [], latency: null };

/** What real time is doing, looked at again each `every` milliseconds; for the pages that test it. */
export function useRealtimeDiagnostics(every = 2_000): RealtimeDiagnostics {
  const client = realtimeFor(useQueryClient());
  const [seen, setSeen] = useState(none);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      setSeen((before) => ({ ...before, channels: client.channels() }));
      const latency = await client.measure();
      if (!gone) setSeen({ channels: client.channels(), latency });
    };
    void look();
    const timer = setInterval(() => void look(), every);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [client, every]);
  return seen;
}
