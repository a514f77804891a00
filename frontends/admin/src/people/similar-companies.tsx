import type { CompanyView } from '@portal/contracts';
import { companyQueries } from '@portal/data-access';
import { useDebounced } from '@portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../addresses.js';
import './similar-companies.css';

interface SimilarCompaniesProps {
  /** The name that is being typed for a new company. */
  name: unknown;
  /** Takes one that is there instead; without it each opens its page. */
  onUse?: (company: CompanyView) => void;
}

const FEW = 3;
/** Letters of a name before the search for similar ones begins. */
const ENOUGH = 3;

/** Companies that are there already under the same or a very similar name, beside the field where one is typed. */
export function SimilarCompanies({ name, onUse }: SimilarCompaniesProps) {
  const typed = useDebounced(typeof name === 'string' ? name.trim() : '');
  const isEnough = typed.length >= ENOUGH;
  const { data } = useQuery({
    ...companyQueries.list({ similar_to: typed, limit: FEW }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const found = isEnough ? (data?.data ?? []) : [];
  return (
    <div role="status" className="similar-companies rounded-8 small">
      {found.length > 0 ? (
        <>
          <p className="mb-4 warning strong">
            {found.length === 1
              ? 'A company of a similar name is there already:'
              : 'Companies of similar names are there already:'}
          </p>
          <ul className="stack gap-4">
            {found.map((company) => (
              <li key={company.id} className="similar-companies__item row wrap anywhere">
                <Link to={addresses.company(company)}>{company.name}</Link>
                <span className="muted">{peopleText(company.member_count)}</span>
                {onUse ? (
                  <Button size="small" onClick={() => onUse(company)} aria-label={`Use ${company.name}`}>
                    Use this one
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** How many people belong to a company, in words. */
export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
