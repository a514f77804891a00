import type { NotificationTemplateDetail } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';

/** Which text is in use. */
export const TemplateStatus = ({ template: { number, failures } }: { template: NotificationTemplateDetail }) =>
  number === null ? (
    <StatusTag tone="neutral">Built-in text</StatusTag>
  ) : (
    <StatusTag tone={failures > 0 ? 'danger' : 'success'}>{`Version ${number}`}</StatusTag>
  );
