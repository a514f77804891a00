import {
  consultationTransitions,
  requiredLongText,
  updateConsultation,
  type ConsultationStatus,
  type ConsultationView,
} from '@portal/contracts';
import { optionsOf, outcomeWords, type useSaveConsultation } from '@portal/features';
import { FormModal, useConfirm } from '@portal/ui-antd';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';

interface StatusMovesProps {
  request: ConsultationView;
  saver: ReturnType<typeof useSaveConsultation>;
}

const declining = updateConsultation.extend({ decline_reason: requiredLongText });
const completing = updateConsultation.required({ outcome: true });

/** The steps that the request may take now, in the words of what they do. */
export function StatusMoves({ request, saver }: StatusMovesProps) {
  const [asking, setAsking] = useState<'declined' | 'completed'>();
  const confirm = useConfirm();

  const move = async (to: ConsultationStatus): Promise<void> => {
    if (to === 'declined' || to === 'completed') return setAsking(to);
    const agreed =
      to !== 'cancelled' ||
      (await confirm({
        title: `Cancel request ${request.reference}?`,
        text: `“${request.title}” will be closed, and ${request.name} is told so by e-mail.`,
        confirm: 'Cancel request',
        keep: 'Keep request',
      }));
    if (agreed) saver.apply({ status: to });
  };
  return (
    <>
      {consultationTransitions.allowed(request.status, 'admin').map((to, index) => (
        <Button
          key={to}
          type={index === 0 ? 'primary' : 'default'}
          disabled={saver.saving}
          onClick={() => void move(to)}
        >
          {moveWords(request.status, to)}
        </Button>
      ))}
      {asking === 'declined' ? (
        <FormModal
          title={`Decline request ${request.reference}`}
          schema={declining}
          toInput={(values) => ({ ...values, decline_reason: values['decline_reason'] ?? '', status: 'declined' })}
          submitText="Decline request"
          onSubmit={saver.save}
          onClose={() => setAsking(undefined)}
        >
          <Form.Item name="decline_reason" label="Why we decline" extra="The customer reads this." required>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
          </Form.Item>
        </FormModal>
      ) : null}
      {asking === 'completed' ? (
        <FormModal
          title={`Complete request ${request.reference}`}
          schema={completing}
          initialValues={{ outcome: request.outcome ?? 'follow_up' }}
          toInput={(values) => ({ ...values, status: 'completed' })}
          submitText="Complete request"
          onSubmit={saver.save}
          onClose={() => setAsking(undefined)}
        >
          <Form.Item name="outcome" label="Outcome" required>
            <Select options={optionsOf(outcomeWords)} />
          </Form.Item>
        </FormModal>
      ) : null}
    </>
  );
}

function moveWords(from: ConsultationStatus, to: ConsultationStatus): string {
  if (to === 'in_progress')
    return from === 'pending' ? 'Start work' : from === 'scheduled' ? 'Back to in progress' : 'Reopen';
  return {
    scheduled: 'Mark scheduled',
    completed: 'Complete',
    declined: 'Decline',
    cancelled: 'Cancel request',
    pending: 'Back to pending',
  }[to];
}
