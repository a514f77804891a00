import type { InvoiceView } from '@portal/contracts';
import { useCan, useSendInvoiceAgain } from '@portal/data-access';
import { useConfirm } from '@portal/ui-antd';
import { withToast } from '../../../toasts/with-toast.js';
import { InvoiceMail } from './invoice-mail.js';

const sentAgain = { success: 'Invoice sent successfully.', failure: 'Failed to send the invoice.' };

/** The entry of an issued invoice's menu that has its first mail sent once more, after a question that shows it. */
export function useSendAgain({ id, version, number, status }: InvoiceView) {
  const confirm = useConfirm();
  const { mutateAsync } = useSendInvoiceAgain();
  const maySend = useCan('invoice.send_again');
  const send = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Send ${number ?? 'the invoice'} again?`,
      text: <InvoiceMail id={id} again />,
      width: 720,
      confirm: 'Send invoice',
      danger: false,
    });
    if (agreed) await withToast(mutateAsync({ id, version }), sentAgain);
  };
  const isSendable = maySend && (status === 'open' || status === 'paid');
  return isSendable && { key: 'again', label: 'Send it again', onClick: () => void send() };
}
