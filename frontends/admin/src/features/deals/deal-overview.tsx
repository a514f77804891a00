import type { DealView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { DealFigures, DealProperties, Fingerprint, PlannedStep, NewButton } from '@portal/features';
import {
  DetailColumns,
  LongText,
  Property,
  TextProperty,
  type FieldEdits,
  MailLink,
  useSaveRecord,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { ProjectLink, RequestLink } from '../../views/record-links.js';
import { NewProject } from '../projects/project.form.js';
import { dealRecord } from './deal.record.js';
import './deals.css';

interface DealOverviewProps {
  deal: DealView;
  edit: FieldEdits<'starts_on' | 'internal_notes'>;
}

/** What is agreed, what it costs, and where the deal stands. */
export const DealOverview = ({ deal, edit }: DealOverviewProps) => (
  <DetailColumns properties={<DealSide deal={deal} edit={edit} />}>
    <div className="deal-overview column gap-12 shrinks">
      <Plan deal={deal} />
      <h2 className="subtitle">What it costs</h2>
      <DealFigures deal={deal} />
      <h2 className="subtitle">What the customer gets</h2>
      <LongText text={deal.description} none="No description yet. The customer reads it before accepting." />
      <h2 className="subtitle">Terms</h2>
      <LongText text={deal.terms} none="No terms beside the figures." />
    </div>
  </DetailColumns>
);

const DealSide = ({ deal, edit }: DealOverviewProps) => (
  <>
    <DealProperties deal={deal} edit={deal.current_status === 'draft' ? edit : () => undefined}>
      <Property label="Customer">{deal.customer_email ? <MailLink email={deal.customer_email} /> : null}</Property>
      <Property label="Accepted from">{deal.accepted_ip}</Property>
      <Property label="Fingerprint of the terms">
        <Fingerprint of={deal.terms_hash} />
      </Property>
      <TextProperty
        label="Internal notes"
        type="long"
        isOptional
        none="None. Only admins see these."
        edit={edit('internal_notes')}
      >
        {deal.internal_notes ? <LongText text={deal.internal_notes} /> : null}
      </TextProperty>
    </DealProperties>
    <p className="deal-overview__links flex wrap small">
      <Link to={addresses.customer({ id: deal.customer_id })}>Open the customer</Link>
      {deal.consultation_id ? <RequestLink id={deal.consultation_id} /> : null}
      {deal.project_id ? <ProjectLink id={deal.project_id} /> : null}
    </p>
    {deal.project_id ? null : (
      <div>
        <NewButton
          permission="project.create"
          label="New project"
          addressOf={addresses.project}
          form={(close) => <NewProject deal={deal} onClose={close} />}
        />
      </div>
    )}
  </>
);

/** The step the deal will take by itself, and taking it back. */
function Plan({ deal }: { deal: DealView }) {
  const saver = useSaveRecord(dealRecord, deal);
  const mayUpdate = useCan('deal.update');
  const { current_status: status, pause_at, cancel_at, resumes_at, version } = deal;
  const ends = cancel_at !== null || (pause_at !== null && status !== 'paused');
  if (!ends && !(status === 'paused' && resumes_at)) return null;
  return (
    <div className="deal-plan frame row wrap small" role="status">
      <PlannedStep deal={deal} />
      {mayUpdate ? (
        <Button
          size="small"
          disabled={saver.saving}
          onClick={() => saver.apply(ends ? { current_status: status, version } : { resumes_at: null, version })}
        >
          Take it back
        </Button>
      ) : null}
      {saver.conflictDialog}
    </div>
  );
}
