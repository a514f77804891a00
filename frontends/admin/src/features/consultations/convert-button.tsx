import { messages, type ConsultationView } from '@portal/contracts';
import { Can, useConvertConsultation, useConvertConsultationToDeal } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { Button } from 'antd';
import { FolderPlus, Handshake } from 'lucide-react';
import { useNavigate } from 'react-router';
import { isClosed } from './consultation-workflow.js';
import { useMayComplete } from './use-may-complete.js';

/** Converting completes an open request, so it asks where that calls a meeting off; one that is closed has none to lose. */
function useMayConvert(request: ConsultationView): (to: 'project' | 'deal') => Promise<boolean> {
  const mayComplete = useMayComplete();
  return (to) =>
    mayComplete(isClosed(request.status) ? [] : [request], {
      title: `Convert request ${request.reference} to a ${to}?`,
      confirm: `Convert to ${to}`,
    });
}

/** Makes a project of the request and opens it; where there is one already, the way to it. */
export function ConvertButton({ request }: { request: ConsultationView }) {
  const convert = useConvertConsultation();
  const navigate = useNavigate();
  const toasts = useActionToasts({ success: messages.success.projectCreated, failure: messages.failure.projectCreate });
  const mayConvert = useMayConvert(request);
  const make = async (): Promise<void> => {
    if (!(await mayConvert('project'))) return;
    try {
      const project = await convert.mutateAsync({ id: request.id, version: request.version });
      toasts.onSuccess();
      void navigate(`/admin/projects/${project.id}`);
    } catch (error) {
      toasts.onError(error);
    }
  };
  if (request.project_id) return null;
  return (
    <Can permission="consultation.convert">
      <Button
        icon={<FolderPlus size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={convert.isPending}
        onClick={() => void make()}
      >
        Convert to project
      </Button>
    </Can>
  );
}

const dealSays = { success: 'Deal created successfully.', failure: 'Failed to create deal.' };

/** Makes a draft deal of the request and opens it, for the price to be written. */
export function ConvertToDealButton({ request }: { request: ConsultationView }) {
  const convert = useConvertConsultationToDeal();
  const navigate = useNavigate();
  const toasts = useActionToasts(dealSays);
  const mayConvert = useMayConvert(request);
  const make = async (): Promise<void> => {
    if (!(await mayConvert('deal'))) return;
    try {
      const deal = await convert.mutateAsync({ id: request.id });
      toasts.onSuccess();
      void navigate(`/admin/deals/${deal.id}`);
    } catch (error) {
      toasts.onError(error);
    }
  };
  if (request.deal_id) return null;
  return (
    <Can permission="deal.create">
      <Button
        icon={<Handshake size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={convert.isPending}
        onClick={() => void make()}
      >
        Convert to deal
      </Button>
    </Can>
  );
}
