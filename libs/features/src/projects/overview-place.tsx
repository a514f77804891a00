import { Skeleton } from '@portal/ui';
import { DetailColumns } from '@portal/ui-antd';

/**
 * The place of a project's overview while its first answers are on their way: properties as well, since they stand
 * below the rest on narrow screens and would be moved by it.
 */
export const OverviewPlace = () => (
  <DetailColumns properties={<Skeleton rows={8} height={24} />}>
    <Skeleton rows={4} height={72} />
  </DetailColumns>
);
