import type { DealView } from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';

interface DealFieldProps {
  label: string;
  extra?: string;
  /** The deal that is chosen already. */
  current?: DealView;
}

/** One of the customer's deals, as `deal_id`; offered once it is known whose. */
export function DealField({ label, extra, current }: DealFieldProps) {
  const form = Form.useFormInstance();
  const customerId: unknown = Form.useWatch('customer_id', form);
  const chosen: unknown = Form.useWatch('deal_id', { form, preserve: true });
  const customer = typeof customerId === 'string' ? customerId : '';
  const { data } = useQuery({
    ...dealQueries.list({ customer_id: customer, limit: 50 }),
    enabled: customer !== '',
  });
  const { data: linked } = useQuery({
    ...dealQueries.detail(String(chosen)),
    enabled: !current && typeof chosen === 'string',
  });
  const own = current ?? linked;
  const deals = [...(own ? [own] : []), ...(data?.data ?? []).filter(({ id }) => id !== own?.id)];
  if (deals.length === 0) return null;
  return (
    <Form.Item name="deal_id" label={label} extra={extra}>
      <Select
        allowClear
        placeholder="None"
        options={deals.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` }))}
      />
    </Form.Item>
  );
}
