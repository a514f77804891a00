import type { SessionListItem } from '@portal/contracts';
import { ownSessionQueries, useEndSession } from '@portal/data-access';
import { ErrorState, sentenceOfFailure, toast } from '@portal/ui';
import { Badge, Card, RelativeTime, useConfirm } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import './session-list.css';

/** Browsers and programs that are signed in as this person; each can be signed out from here. */
export function SessionList() {
  const { data, error, refetch } = useQuery(ownSessionQueries.list());
  const end = useEndSession();
  const confirm = useConfirm();
  const list = useRef<HTMLUListElement>(null);

  const signOut = async (session: SessionListItem): Promise<void> => {
    const agreed = await confirm({
      title: 'Sign out this device?',
      text: `${deviceOf(session)} has to sign in again with a new link.`,
      confirm: 'Sign out device',
      keep: 'Keep signed in',
    });
    if (agreed)
      end.mutate(session.id, {
        onSuccess: () => list.current?.focus(), // the button that had the focus goes
        onError: (failure) => toast.error(sentenceOfFailure(failure, 'Failed to sign out the device.')),
      });
  };
  if (error && !data)
    return <ErrorState title="Your sessions could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  return (
    <Card>
      <ul ref={list} tabIndex={-1} aria-label="Signed-in devices" className="sessions stack gap-14" aria-busy={!data}>
        {data?.data.map((session) => (
          <li key={session.id} className="sessions__item gap-8-16 row wrap between">
            <div>
              <strong>{deviceOf(session)}</strong> {session.current ? <Badge strong>This device</Badge> : null}
              <p className="muted small">
                {session.ip ? `${session.ip} · ` : ''}last used <RelativeTime at={session.last_seen_at} />
              </p>
            </div>
            {session.current ? null : (
              <Button
                size="small"
                danger
                onClick={() => void signOut(session)}
                aria-label={`Sign out ${deviceOf(session)}`}
              >
                Sign out
              </Button>
            )}
          </li>
        )) ?? <li className="skeleton-bar" aria-hidden="true" />}
      </ul>
    </Card>
  );
}

const deviceOf = ({ user_agent, transport }: SessionListItem): string =>
  transport === 'bearer' ? 'API client' : browserName(user_agent);

/** Browser and system as text, from the user agent. */
export function browserName(agent: string | null): string {
  const browser = /Edg\/|Firefox\/|Chrome\/|Safari\//
    .exec(agent ?? '')?.[0]
    .replace('/', '')
    .replace('Edg', 'Edge');
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(agent ?? '')?.[0].replace('Mac OS X', 'macOS');
  return browser ? `${browser}${system ? ` on ${system}` : ''}` : 'Unknown browser';
}
