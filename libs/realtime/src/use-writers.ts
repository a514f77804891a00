import { realtimeTimings, type WritingMessage, type WritingNotice } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { realtimeFor } from './realtime.js';

type Writer = WritingNotice['by'];

/** The other admins who write in a record at this moment; `ownId` is the reader's. */
export function useWriters({ channel, record_id }: WritingMessage, ownId: string | undefined): readonly Writer[] {
  const cache = useQueryClient();
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const forget = (id: string): void => setWriters((now) => now.filter((writer) => writer.id !== id));
    const stop = realtimeFor(cache).onWriting((notice) => {
      const { by } = notice;
      if (notice.channel !== channel || notice.record_id !== record_id || by.id === ownId) return;
      clearTimeout(timers.get(by.id));
      timers.set(
        by.id,
        setTimeout(() => forget(by.id), realtimeTimings.writingShown),
      );
      setWriters((now) => (now.some(({ id }) => id === by.id) ? now : [...now, by]));
    });
    return () => {
      stop();
      timers.forEach((timer) => clearTimeout(timer));
      setWriters([]);
    };
  }, [cache, channel, record_id, ownId]);
  return writers;
}

/** Says to the other admins that the user writes in a record; to be called with each letter. */
export function useTellWriting({ channel, record_id }: WritingMessage): () => void {
  const cache = useQueryClient();
  const told = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - told.current < realtimeTimings.writingEvery) return;
    if (realtimeFor(cache).announceTyping({ channel, record_id })) told.current = now;
  }, [cache, channel, record_id]);
}
