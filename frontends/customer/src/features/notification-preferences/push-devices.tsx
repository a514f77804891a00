import type { PushDevice } from '@portal/contracts';
import { pushDevicesQuery, useAddPushDevice, useRemovePushDevice } from '@portal/data-access';
import { ErrorState, Skeleton, sentenceOfFailure, toast } from '@portal/ui';
import { Badge, Card, RelativeTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { browserName } from '../profile/session-list.js';
import { canPushHere, endpointHere, PushRefused, subscribeHere, unsubscribeHere } from './push-here.js';

/** The browsers that show notifications while the portal is closed; the browser's permission is asked for on a click only. */
export function PushDevices() {
  const { data, error, refetch } = useQuery(pushDevicesQuery);
  const here = useQuery({ queryKey: ['push-endpoint-here'], queryFn: endpointHere });
  const add = useAddPushDevice();
  const remove = useRemovePushDevice();
  const [isAsking, setAsking] = useState(false);
  if (error && !data)
    return <ErrorState title="Your browsers could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={2} height={36} />;
  const { public_key: key, devices } = data;
  if (key === null) return <Card>Notifications of browsers are not set up here.</Card>;

  const subscribe = async (): Promise<void> => {
    setAsking(true);
    try {
      await add.mutateAsync(await subscribeHere(key));
      await here.refetch();
      toast.short('This browser shows notifications now', { tone: 'success' });
    } catch (failure) {
      toast.error(
        failure instanceof PushRefused
          ? failure.message
          : sentenceOfFailure(failure, 'This browser could not be added.'),
      );
    } finally {
      setAsking(false);
    }
  };
  const forget = async ({ id, endpoint }: PushDevice): Promise<void> => {
    try {
      if (endpoint === here.data) await unsubscribeHere();
      await remove.mutateAsync(id);
      await here.refetch();
    } catch (failure) {
      toast.error(sentenceOfFailure(failure, 'The browser could not be removed.'));
    }
  };
  const isHere = devices.some(({ endpoint }) => endpoint === here.data);
  return (
    <Card>
      <p className="measure mb-8 muted">
        A browser can show notifications while the portal is closed: only their title, nothing of what was written.
      </p>
      <ul className="sessions stack gap-14" aria-label="Browsers that show notifications">
        {devices.map((device) => (
          <li key={device.id} className="sessions__item gap-8-16 row wrap between">
            <div>
              <strong>{browserName(device.user_agent)}</strong>{' '}
              {device.endpoint === here.data ? <Badge strong>This browser</Badge> : null}
              <p className="muted small">
                added <RelativeTime at={device.created_at} />
                {device.last_used_at ? (
                  <>
                    {' '}
                    · last shown <RelativeTime at={device.last_used_at} />
                  </>
                ) : null}
              </p>
            </div>
            <Button
              size="small"
              danger
              loading={remove.isPending && remove.variables === device.id}
              onClick={() => void forget(device)}
              aria-label={`Remove ${browserName(device.user_agent)}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {isHere ? null : canPushHere() ? (
        <Button className="push__add" loading={isAsking} onClick={() => void subscribe()}>
          Show notifications in this browser
        </Button>
      ) : (
        <p className="muted small">This browser can’t show them. On an iPhone, add the portal to the home screen.</p>
      )}
    </Card>
  );
}
