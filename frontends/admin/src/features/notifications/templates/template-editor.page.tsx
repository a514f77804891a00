import type { NotificationTemplateDetail } from '@portal/contracts';
import { templateQueries } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { DetailPage, StatusTag } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { TemplateEditor } from './template-editor.js';
import '../notifications.css';

const back = { to: addresses.notificationTemplates, label: 'Templates' };

/** The text of a message: written, looked at, tried, compared with earlier ones, and left for the built-in one. */
export function TemplateEditorPage() {
  const { name = '' } = useParams();
  return (
    <RecordBoundary result={useQuery(templateQueries.detail(name))} back={back} noun="template">
      {(data) => (
        <DetailPage
          back={back}
          wide
          title={data.label}
          eyebrow={data.recipients}
          status={<TemplateStatus template={data} />}
        >
          <p className="template-editor__about muted">{data.description}</p>
          {data.failure ? (
            <p role="alert" className="template-editor__failure mb-16 frame danger">
              {`The version in use failed ${data.failures === 1 ? 'once' : `${data.failures} times`}, and the built-in text went: ${data.failure}`}
            </p>
          ) : null}
          <TemplateEditor key={`${name} ${data.number}`} template={data} />
        </DetailPage>
      )}
    </RecordBoundary>
  );
}

/** Which text is in use. */
const TemplateStatus = ({ template: { number, failures } }: { template: NotificationTemplateDetail }) =>
  number === null ? (
    <StatusTag tone="neutral">Built-in text</StatusTag>
  ) : (
    <StatusTag tone={failures > 0 ? 'danger' : 'success'}>{`Version ${number}`}</StatusTag>
  );
