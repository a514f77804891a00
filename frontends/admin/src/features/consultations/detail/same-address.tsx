import type { ConsultationView } from '@portal/contracts';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.js';

/** The way to everything that came from the same address. */
export function SameAddress({ request }: { request: ConsultationView }) {
  const others = request.same_address ?? 0;
  if (others === 0) return null;
  const search = new URLSearchParams({ email: request.email });
  return (
    <Link to={`${addresses.consultations}?${search}`} className="nowrap tiny">
      {others} more from this address
    </Link>
  );
}
