import { optionsOf } from '@portal/features';
import type { WorkflowStart } from '@portal/contracts';
import { useRotateWorkflowSecrets, workflowQueries } from '@portal/data-access';
import { toast } from '@portal/ui';
import { Segmented, useConfirm } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { Copy, Eye, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { withToast } from '../../../toasts/with-toast.js';
import { FieldRow } from '../step-fields/field-row.js';
import { workflowToasts } from '../workflow-toasts.js';

type HookStart = Extract<WorkflowStart, { type: 'webhook' }>;

interface HookFieldsProps {
  trigger: HookStart;
  onChange: (trigger: HookStart) => void;
  saved: { id: string; hook_url: string | null } | undefined;
}

/** Where webhooks are sent to, and how their sender proves itself. */
export const HookFields = ({ trigger, onChange, saved }: HookFieldsProps) => (
  <>
    <FieldRow
      label="Proof of the sender"
      extra={
        trigger.verification === 'signature'
          ? 'Each call is signed as Standard Webhooks say: webhook-id, webhook-timestamp, webhook-signature.'
          : 'Each call carries the secret: Authorization: Bearer …'
      }
    >
      {() => (
        <Segmented
          aria-label="Proof of the sender"
          value={trigger.verification}
          options={optionsOf({ signature: 'Signature', token: 'Secret as a token' })}
          onChange={(verification: HookStart['verification']) => onChange({ ...trigger, verification })}
        />
      )}
    </FieldRow>
    {saved?.hook_url ? (
      <>
        <CopyField label="Address" value={saved.hook_url} />
        <SecretField id={saved.id} />
      </>
    ) : (
      <p className="muted small">Address and secret are there once the workflow is saved.</p>
    )}
  </>
);

/** A text to take elsewhere. */
function CopyField({ label, value }: { label: string; value: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    toast.short(`${label} copied`, { tone: 'success' });
  };
  return (
    <FieldRow label={label}>
      {(control) => (
        <div className="copy-field stack gap-8">
          <Input {...control} readOnly value={value} onFocus={({ target }) => target.select()} />
          <Button
            aria-label={`Copy ${label.toLowerCase()}`}
            icon={<Copy size={15} strokeWidth={1.75} />}
            onClick={() => void copy()}
          />
        </div>
      )}
    </FieldRow>
  );
}

/** The secret: asked for when an admin wants to see it, and gone when the form closes. */
function SecretField({ id }: { id: string }) {
  const [isShown, setIsShown] = useState(false);
  const { data } = useQuery({ ...workflowQueries.secrets(id), enabled: isShown });
  const rotate = useRotateWorkflowSecrets();
  const confirm = useConfirm();
  const renew = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Make a new secret?',
      text: 'The one in use is refused at once: give the new one to whoever calls this address.',
      confirm: 'Make a new secret',
      keep: 'Keep the secret',
    });
    if (agreed && (await withToast(rotate.mutateAsync({ id }), workflowToasts.secretRenewed))) setIsShown(true);
  };
  return (
    <>
      {isShown ? (
        data?.incoming ? (
          <CopyField label="Secret" value={data.incoming} />
        ) : (
          <p className="muted small">Getting the secret …</p>
        )
      ) : null}
      <div className="flex wrap gap-8">
        {isShown ? null : (
          <Button size="small" icon={<Eye size={14} strokeWidth={1.75} />} onClick={() => setIsShown(true)}>
            Show the secret
          </Button>
        )}
        <Button
          size="small"
          type="text"
          loading={rotate.isPending}
          icon={<RefreshCw size={14} strokeWidth={1.75} />}
          onClick={() => void renew()}
        >
          Make a new secret
        </Button>
      </div>
    </>
  );
}
