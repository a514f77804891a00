import type { ConsultationView } from '@portal/contracts';
import { Link } from 'react-router';

/** The way to everything that came from the same address. */
export function SameAddress({ request }: { request: ConsultationView }) {
  const others = request.same_address ?? 0;
  if (others === 0) return null;
  const search = new URLSearchParams({ email: request.email });
  return (
    <Link to={`/admin/consultations?${search}`} className="same-address">
      {others} more from this address
    </Link>
  );
}
