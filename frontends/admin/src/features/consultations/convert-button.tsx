import type { ConsultationView } from '@portal/contracts';
import { Can } from '@portal/data-access';
import { Button } from 'antd';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { targetsOf } from './conversion-targets.js';
import { ConvertForm } from './convert-form.js';

/** Converts the request to a project or a deal, by a form; no button where both are made already. */
export function ConvertButton({ request }: { request: ConsultationView }) {
  const [isConverting, setIsConverting] = useState(false);
  const targets = targetsOf(request);
  return (
    <Can permission="consultation.convert">
      {targets ? (
        <Button
          icon={<ArrowRightLeft size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsConverting(true)}
        >
          {targets.length > 1 ? 'Convert' : `Convert to ${targets[0]}`}
        </Button>
      ) : null}
      {isConverting ? <Converting request={request} onClose={() => setIsConverting(false)} /> : null}
    </Can>
  );
}

interface ConvertingProps {
  request: ConsultationView;
  onClose: () => void;
}

/** The form, with what the request could become when it was opened: while it is sent the request changes already. */
export function Converting({ request, onClose }: ConvertingProps) {
  const [targets] = useState(() => targetsOf(request));
  return targets ? <ConvertForm request={request} targets={targets} onClose={onClose} /> : null;
}
