import { DealPaymentView, RefundView } from '@portal/contracts';
import { businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import type { FileRows } from '../../../infrastructure/list-files/list-file.js';

/** A file of payments; of their refunds, each a line, where it is asked for `rows=refunds`: those of the days asked for. */
export const refundFileRows: FileRows = {
  view: DealPaymentView.extend(RefundView.omit({ id: true }).shape),
  rowsOf: (payment: DealPaymentView, { rows, refunded_from: from, refunded_to: to }) =>
    rows === 'refunds'
      ? payment.refunds
          .filter(({ at }) => {
            const day = businessDayAt(new Date(at));
            return day >= (from ?? day) && day <= (to ?? day);
          })
          .map((refund) => ({ ...payment, ...refund }))
      : [payment],
};
