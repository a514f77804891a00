import { realtimeTimings, type WritingMessage, type WritingNotice } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { realtimeFor } from './realtime.js';

type TypingUser = WritingNotice['by'];

/** The other admins who write in a record at this moment; `ownId` is the reader's. */
export function useTypingUsers(
  { channel, record_id }: WritingMessage,
  ownId: string | undefined,
): readonly TypingUser[] {
  const cache = useQueryClient();
  const [users, setUsers] = useState<readonly TypingUser[]>([]);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const forget = (id: string): void => setUsers((now) => now.filter((user) => user.id !== id));
    const stop = realtimeFor(cache).onWriting((notice) => {
      const { by } = notice;
      if (notice.channel !== channel || notice.record_id !== record_id || by.id === ownId) return;
      clearTimeout(timers.get(by.id));
      timers.set(
        by.id,
        setTimeout(() => forget(by.id), realtimeTimings.writingShown),
      );
      setUsers((now) => (now.some(({ id }) => id === by.id) ? now : [...now, by]));
    });
    return () => {
      stop();
      timers.forEach((timer) => clearTimeout(timer));
      setUsers([]);
    };
  }, [cache, channel, record_id, ownId]);
  return users;
}

/** Says to the other admins that the user writes in a record; to be called with each letter. */
export function useReportTyping({ channel, record_id }: WritingMessage): () => void {
  const cache = useQueryClient();
  const reportedAt = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - reportedAt.current < realtimeTimings.writingEvery) return;
    if (realtimeFor(cache).announceTyping({ channel, record_id })) reportedAt.current = now;
  }, [cache, channel, record_id]);
}
