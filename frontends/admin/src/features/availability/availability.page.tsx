import { availabilityQueries, useSession } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { DetailPage } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useSearchParams } from 'react-router';
import { AvailabilityForm } from './availability-form.js';
import './availability.css';

const back = { to: '/admin/consultations?view=meetings', label: 'Meetings' };

/** When a host takes meetings: the admin's own hours, or those of the admin in the address (`?host=`). */
export function AvailabilityPage() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const id = params.get('host') ?? user?.id;
  const { data: hosts } = useQuery(availabilityQueries.hosts());
  const host = useQuery({ ...availabilityQueries.host(id ?? ''), enabled: id !== undefined });
  const isOwn = host.data?.host_id === user?.id;
  return (
    <RecordBoundary result={host} back={back} noun="host">
      {(data) => (
        <DetailPage
          back={back}
          title={isOwn ? 'My availability' : `Availability of ${data.host_name}`}
          eyebrow="Times that customers can pick by themselves"
          actions={
            hosts && hosts.length > 1 ? (
              <Select
                aria-label="Whose availability"
                className="availability__host"
                value={data.host_id}
                options={hosts.map(({ host_id: value, host_name: label }) => ({
                  value,
                  label: value === user?.id ? `${label} (me)` : label,
                }))}
                onChange={(chosen: string) => setParams(chosen === user?.id ? {} : { host: chosen })}
              />
            ) : null
          }
        >
          <AvailabilityForm key={data.host_id} host={data} isOwn={isOwn} />
        </DetailPage>
      )}
    </RecordBoundary>
  );
}
