import { NumberField } from '@portal/ui-antd';
import type { ComponentProps } from 'react';

/** A length of time typed in hours, kept in minutes. Made for a `Form.Item`. */
export const DurationField = (props: ComponentProps<typeof NumberField>) => (
  <NumberField {...props} units={60} step={0.5} suffix="hours" />
);
