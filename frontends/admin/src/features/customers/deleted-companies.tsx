import { companyQueries, useRestoreCompany } from '@portal/data-access';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { RestoreButton } from '../../deleted/restore-button.js';
import './customers.css';

/** Companies that were deleted in the last 30 days, each with the way back; nothing when there are none. */
export function DeletedCompanies() {
  const { data, error } = useQuery(companyQueries.list({ deleted: true, limit: 100 }));
  if (error && !data) return <p role="alert">{error.message}</p>;
  if (!data || data.data.length === 0) return null;
  return (
    <div className="deleted-companies">
      <PageSection title="Deleted companies">
        <ul>
          {data.data.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <RestoreCompany id={id} name={name} />
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}

const RestoreCompany = ({ id, name }: { id: string; name: string }) => (
  <RestoreButton
    id={id}
    noun="company"
    mutation={useRestoreCompany()}
    nameOf={(company) => company.name}
    rowOf={name}
  />
);
