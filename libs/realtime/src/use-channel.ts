import type { Change, Channel } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { realtimeFor } from './realtime.js';

interface ChannelOptions {
  /** Called for each change, after the cache has it. */
  onChange?: (change: Change) => void;
}

/** Keeps what a channel is about fresh while the screen is open; null listens to nothing. */
export function useChannel(channel: Channel | null, { onChange }: ChannelOptions = {}): void {
  const cache = useQueryClient();
  const handleChange = useEffectEvent((change: Change) => onChange?.(change));
  useEffect(() => {
    if (!channel) return undefined;
    return realtimeFor(cache).join(channel, (change) => handleChange(change));
  }, [cache, channel]);
}
