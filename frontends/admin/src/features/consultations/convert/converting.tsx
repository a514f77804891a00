import type { ConsultationView } from '@portal/contracts';
import { useState } from 'react';
import { targetsOf } from './conversion-targets.js';
import { ConvertForm } from './convert-form.js';

interface ConvertingProps {
  request: ConsultationView;
  onClose: () => void;
}

/** The form, with what the request could become when it was opened: while it is sent the request changes already. */
export function Converting({ request, onClose }: ConvertingProps) {
  const [targets] = useState(() => targetsOf(request));
  return targets ? <ConvertForm request={request} targets={targets} onClose={onClose} /> : null;
}
