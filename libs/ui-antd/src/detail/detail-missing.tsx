import { Boat, LinkButton, PageTitle } from '@portal/ui';
import type { ReactNode } from 'react';
import './detail-page.css';

interface DetailMissingProps {
  /** The list that the record would be in. */
  back: { to: string; label: string };
  /** What is not there, as a sentence. */
  title: string;
  /** What can still be done about it, beside going back. */
  rescue?: ReactNode;
}

/** An address that leads to no record of this person's: what that means, and the way back. */
export function DetailMissing({ back, title, rescue }: DetailMissingProps) {
  return (
    <div className="detail-page detail-missing stack gap-12" role="alert">
      <PageTitle>{title}</PageTitle>
      <Boat />
      <h1 className="detail-missing__title">{title}</h1>
      <p className="detail-missing__text">
        The address may be mistyped, the record may be deleted, or it belongs to somebody else.
      </p>
      <LinkButton variant="primary" href={back.to}>
        Back to {back.label}
      </LinkButton>
      {rescue}
    </div>
  );
}
