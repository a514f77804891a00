import { Boat, classNames, ErrorState, LinkButton, PageTitle } from '@portal/ui';
import { ArrowLeft, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ChangeNote } from '../change-note.js';
import type { FieldEdit } from '../edit/field-cell.js';
import { isNotThere, mayBeDeleted, sentenceOfMissing } from '../form/problem.js';
import { OpenAsPage } from '../sheet/open-as-page.js';
import { pendingRecord } from '../sheet/pending-record.js';
import { useSheet, type SheetFrame } from '../sheet/sheet-context.js';
import { usePhone } from '../use-media-query.js';
import type { ChangeMark } from '../use-recent-changes.js';
import { RecordName } from './head/record-name.js';
import { RecordSteps } from './head/record-steps.js';
import { RecordTitle } from './head/record-title.js';
import { useHeadFocus } from './head/use-head-focus.js';
import './detail-page.css';
import './head/record-head.css';
import './phone-bar.css';

interface DetailPageProps {
  /** The list this record came from. */
  back: { to: string; label: string };
  /** As wide as the screen, for boards and tables. */
  wide?: boolean;
  /** What people call it by: "P-0012". */
  number?: string | null;
  title: string;
  /** The title as a field; absent where it can't be changed. */
  titleEdit?: FieldEdit | undefined;
  /** What the title is called where it is edited: "title" or "name". */
  titleLabel?: string;
  /** A figure of the whole record, before its number: how far it is. */
  figure?: ReactNode;
  /** Whose it is or where it belongs, after the title. */
  eyebrow?: ReactNode;
  /** The state with its steps, and what else is to be known at a glance. */
  status?: ReactNode;
  /** Set while another user's change of this record is fresh. */
  change?: ChangeMark | undefined;
  /** One primary action, and `MoreMenu` with the rest. */
  actions?: ReactNode;
  /** What waits for the user, from the record's parts: on phones also in a bar at the lower edge, always within reach. */
  phoneAction?: ReactNode;
  children: ReactNode;
}

/** One record, as a page or in a sheet: a line with who it is, what state it is in and what can be done, then its parts. */
export function DetailPage({
  back,
  wide = false,
  number,
  title,
  titleEdit,
  titleLabel = 'title',
  figure,
  eyebrow,
  status,
  change,
  actions,
  phoneAction,
  children,
}: DetailPageProps) {
  const sheet = useSheet();
  const onNumber = sheet?.onNumber;
  useEffect(() => onNumber?.(number ?? undefined), [onNumber, number]);
  const { key: place } = useLocation();
  useEffect(() => pendingRecord.end(), [place]); // after the effects of its parts
  const focus = useHeadFocus();
  return (
    <article className={classNames('detail-page', wide && 'detail-page--wide')}>
      <PageTitle back={back}>{number ? `${number} ${title}` : title}</PageTitle>
      <div className="record-head">
        <header className="record-head__line row wrap" {...focus}>
          <div className="record-head__name row gap-8 shrinks">
            {sheet ? <SheetBefore goBack={sheet.goBack} /> : <DetailWayBack back={back} />}
            {figure}
            {number ? <span className="record-head__number fixed muted small strong numeric">{number}</span> : null}
            <div className="record-head__words">
              <RecordTitle
                heading={sheet ? 'h2' : 'h1'}
                label={number ? `${titleLabel} of ${number}` : titleLabel}
                edit={titleEdit}
              >
                {title}
              </RecordTitle>
              {eyebrow ? (
                <span className="record-head__eyebrow muted tiny shrinks">
                  <span className="ellipsis block shrinks">{eyebrow}</span>
                </span>
              ) : null}
            </div>
          </div>
          <div className="record-head__status row wrap small shrinks">
            <RecordName value={number ?? title}>{status}</RecordName>
            {/* over its list, the list announces it */}
            <span role={sheet ? undefined : 'status'}>
              <ChangeNote mark={change} />
            </span>
          </div>
          <div className="record-head__actions end push row wrap small shrinks">
            <RecordSteps />
            <RecordName value={number ?? title}>{actions}</RecordName>
            {sheet?.page === undefined ? null : <OpenAsPage to={sheet.page} />}
            {sheet ? <CloseSheet onClose={sheet.close} /> : null}
          </div>
        </header>
      </div>
      {children}
      {phoneAction ? <PhoneBar>{phoneAction}</PhoneBar> : null}
    </article>
  );
}

type Back = Pick<DetailPageProps, 'back'>;

const SheetBefore = ({ goBack }: Pick<SheetFrame, 'goBack'>) =>
  goBack ? (
    <button type="button" className="record-head__icon" aria-label="Back to the record before" onClick={goBack}>
      <ArrowLeft size={18} strokeWidth={1.75} />
    </button>
  ) : null;

const CloseSheet = ({ onClose }: { onClose: () => void }) => (
  <button type="button" className="record-head__icon" aria-label="Close" title="Close (Esc)" onClick={onClose}>
    <X size={18} strokeWidth={1.75} />
  </button>
);

/** On phones the bar over the page has it. */
const DetailWayBack = ({ back }: Back) => (
  <Link to={back.to} className="record-head__icon record-head__back" aria-label={`Back to ${back.label}`}>
    <ArrowLeft size={18} strokeWidth={1.75} />
  </Link>
);

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
        <span key={index} className="skeleton-bar skeleton-bar--tall mb-16" style={{ width }} />
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
      <DetailWayBack back={back} />
      <ErrorState title="This could not be opened" text={error.message} onRetry={onRetry} />
    </div>
  );
}

/** A titled part of a record. */
export function DetailSection({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="detail-section line-above column gap-10">
      <div className="row between gap-12">
        <h2 className="subtitle">{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}

/**
 * On phones the one action that waits for the user, at the lower edge of the screen however long the record is; it takes
 * its own room at the end, so that it hides nothing. Elsewhere the record itself has the action in sight.
 */
const PhoneBar = ({ children }: { children: ReactNode }) =>
  usePhone() ? <div className="phone-bar sticky line-above surface flex gap-8">{children}</div> : null;

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
    <div className="detail-page detail-missing centered text-center stack gap-12" role="alert">
      <PageTitle>{title}</PageTitle>
      <Boat />
      <h1 className="detail-missing__title title">{title}</h1>
      <p className="detail-missing__text mb-8 muted">
        The address may be mistyped, the record may be deleted, or it belongs to somebody else.
      </p>
      <LinkButton variant="primary" href={back.to}>
        Back to {back.label}
      </LinkButton>
      {rescue}
    </div>
  );
}
