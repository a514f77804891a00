import type { ConsultationView } from '@portal/contracts';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.js';

interface SameAddressProps {
  request: ConsultationView;
  /** The number alone, for a row of a list; its name says the rest. */
  isShort?: boolean;
}

/** The way to everything that came from the same address. */
export function SameAddress({ request, isShort = false }: SameAddressProps) {
  const others = request.same_address ?? 0;
  if (others === 0) return null;
  const search = new URLSearchParams({ email: request.email });
  const name = `${others} more from this address`;
  const named = isShort ? { 'aria-label': name, title: name } : {};
  return (
    <Link to={`${addresses.consultations}?${search}`} className="nowrap tiny" {...named}>
      {isShort ? `+${others}` : name}
    </Link>
  );
}
