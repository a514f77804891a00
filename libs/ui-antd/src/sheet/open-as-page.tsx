import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router';

/** Leads from a sheet to the page of its record. */
export const OpenAsPage = ({ to }: { to: string }) => (
  <Link className="record-head__icon" to={to} data-page aria-label="Open as a page" title="Open as a page">
    <Maximize2 size={16} strokeWidth={1.75} />
  </Link>
);
