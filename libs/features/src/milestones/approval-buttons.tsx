import type { MilestoneView } from '@portal/contracts';
import { Button } from 'antd';
import { Check } from 'lucide-react';
import type { Approval } from './use-approval.js';

/** Approves a milestone or requests changes. */
export const ApprovalButtons = ({ milestone, approval }: { milestone: MilestoneView; approval: Approval }) => (
  <>
    <Button
      type="primary"
      icon={<Check size={16} strokeWidth={2} />}
      loading={approval.waitsFor === milestone.id}
      onClick={() => approval.approve(milestone)}
    >
      {approval.onBehalf ? 'Approve for the owner' : 'Approve milestone'}
    </Button>
    <Button onClick={() => approval.requestChanges(milestone)}>Ask for changes</Button>
  </>
);
