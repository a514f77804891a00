import { auditQueries, sentenceFor } from '@portal/data-access';
import { ExactTime, RelativeTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { AuditChain } from '@portal/contracts';
import './audit.css';

/** More waiting entries than these aren't counted. */
const MAX_COUNTED = 1_000;

/** Whether the chain of hashes is whole, up to when, and the head to be noted elsewhere. */
export function ChainState() {
  const { data, error, refetch } = useQuery(auditQueries.chain());
  if (!data && error)
    return (
      <p className="audit-chain flex wrap muted small" role="alert">
        {sentenceFor(error)} <Button onClick={() => void refetch()}>Try Again</Button>
      </p>
    );
  if (!data) return <p className="audit-chain flex wrap muted small" aria-busy="true" />;
  if (data.fault !== null) return <Broken fault={data.fault} entryId={data.fault_entry_id} />;
  return (
    <div className="audit-chain flex wrap muted small">
      <ShieldCheck size={18} />
      <p>
        <Until {...data} /> <Waiting count={data.waiting} />
      </p>
      {data.head === null ? null : (
        <details className="audit-chain__head">
          <summary>Head of the chain</summary>
          <code>{data.head}</code>
          <p>
            Note it where nobody can change it. verify-audit with this head tells later whether the chain still goes
            through it.
          </p>
        </details>
      )}
    </div>
  );
}

const Broken = ({ fault, entryId }: { fault: string; entryId: string | null }) => (
  <div className="audit-chain flex wrap muted small audit-chain--broken" role="alert">
    <ShieldAlert size={18} />
    <p>
      <strong>The audit was tampered with.</strong> {fault}.{' '}
      {entryId === null ? null : <Link to={`/admin/audit/${entryId}`}>Show the entry</Link>}
    </p>
  </div>
);

function Until({ chained_until: chained, checked_at: checkedAt, checked_until: checked }: AuditChain) {
  if (chained === null) return 'Nothing is chained yet.';
  if (checkedAt === null || checked === null)
    return (
      <>
        Chained until <ExactTime at={chained} />. The first check comes within minutes.
      </>
    );
  return (
    <>
      <strong>Unbroken</strong> until <ExactTime at={checked} />, checked <RelativeTime at={checkedAt} />. Chained until{' '}
      <ExactTime at={chained} />.
    </>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  if (count >= MAX_COUNTED)
    return `${MAX_COUNTED.toLocaleString('en-US')} or more newer entries wait for their place in it.`;
  return count === 1
    ? 'One newer entry waits for its place in it.'
    : `${count} newer entries wait for their place in it.`;
}
