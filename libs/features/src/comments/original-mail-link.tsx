import { originalMailHref, useOriginalMail } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { saveContent } from '@portal/ui-antd';
import type { MouseEvent, ReactNode } from 'react';

/** A link to a mail as it arrived. It is fetched before it is saved, so that a refusal is a sentence. */
export function OriginalMailLink({ id, children }: { id: string; children: ReactNode }) {
  const original = useOriginalMail();
  const toasts = useActionToasts({ failure: 'Failed to download the mail.' });
  const save = (event: MouseEvent) => {
    event.preventDefault();
    if (original.isPending) return;
    original.mutate(id, { onSuccess: (mail) => saveContent(`${id}.eml`, mail), onError: toasts.onError });
  };
  return (
    <a href={originalMailHref(id)} download aria-busy={original.isPending} onClick={save}>
      {children}
    </a>
  );
}
