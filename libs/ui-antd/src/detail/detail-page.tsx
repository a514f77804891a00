import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames, ErrorState, PageTitle } from '@portal/ui';
import { ChangeNote } from '../change-note.js';
import { isNotThere, mayBeDeleted, sentenceOfMissing } from '../form/problem.js';
import type { ChangeMark } from '../use-glow.js';
import { DetailMissing } from './detail-missing.js';
import './detail-page.css';

interface DetailPageProps {
  /** The list this record came from. */
  back: { to: string; label: string };
  /** Shown as a panel beside its list, with a close button instead of the way back. */
  beside?: boolean;
  /** As wide as the screen, for boards and tables. */
  wide?: boolean;
  eyebrow?: ReactNode;
  title: string;
  /** A figure of the whole record, beside its title: how far it is. */
  figure?: ReactNode;
  status?: ReactNode;
  /** Set while another user's change of this record is fresh. */
  change?: ChangeMark | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** One record: who it is, what state it is in, what can be done, then its parts. */
export function DetailPage({
  back,
  beside = false,
  wide = false,
  eyebrow,
  title,
  figure,
  status,
  change,
  actions,
  children,
}: DetailPageProps) {
  const Heading = beside ? 'h2' : 'h1';
  return (
    <article className={classNames('detail-page', beside && 'detail-page--beside', wide && 'detail-page--wide')}>
      <PageTitle back={back}>{title}</PageTitle>
      <DetailWayBack back={back} beside={beside} />
      <header className="detail-page__head">
        <p className="detail-page__eyebrow">
          {eyebrow}
          {/* beside its list, the list announces it */}
          <span role={beside ? undefined : 'status'}>
            <ChangeNote mark={change} />
          </span>
        </p>
        {figure ? <div className="detail-page__figure">{figure}</div> : null}
        <Heading className="detail-page__title">{title}</Heading>
        {status ? <div className="detail-page__status">{status}</div> : null}
        {actions ? <div className="detail-page__actions">{actions}</div> : null}
      </header>
      {children}
    </article>
  );
}

function DetailWayBack({ back, beside }: Pick<DetailPageProps, 'back' | 'beside'>) {
  if (beside) {
    return (
      <Link to={back.to} className="detail-page__close" aria-label={`Close and go back to ${back.label}`}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    );
  }
  return (
    <Link to={back.to} className="detail-page__back">
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" /> {back.label}
    </Link>
  );
}

/** The place of a record while it loads, at about its height. */
export function DetailSkeleton({ wide = false }: { wide?: boolean }) {
  return (
    <div
      className={classNames('detail-page', wide && 'detail-page--wide')}
      aria-busy="true"
      role="status"
      aria-label="Loading"
    >
      {['30%', '60%', '85%', '80%', '40%'].map((width, index) => (
        <span key={index} className="skeleton-bar skeleton-bar--tall" style={{ width }} />
      ))}
    </div>
  );
}

interface DetailFailedProps {
  back: { to: string; label: string };
  error: Error;
  onRetry: () => void;
  /** The kind of record: "request". */
  noun?: string;
  /** What can still be done about one that may have been deleted; not where the id can't be one. */
  rescue?: ReactNode;
}

/** A record that can't be shown: not there or not theirs, which trying again doesn't change; or not reachable. */
export function DetailFailed({ back, error, onRetry, noun, rescue }: DetailFailedProps) {
  if (isNotThere(error))
    return (
      <DetailMissing back={back} title={sentenceOfMissing(error, noun)} rescue={mayBeDeleted(error) ? rescue : null} />
    );
  return (
    <div className="detail-page">
      <DetailWayBack back={back} beside={false} />
      <ErrorState title="This could not be opened" text={error.message} onRetry={onRetry} />
    </div>
  );
}

/** A titled part of a record. */
export function DetailSection({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="detail-section">
      <div className="detail-section__head">
        <h2 className="detail-section__title">{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
