import type { MilestoneView } from '@portal/contracts';
import { useFocusSuccessor } from '@portal/ui-antd';
import { Button, type ButtonProps } from 'antd';
import { Check } from 'lucide-react';
import type { Approval } from './use-approval.js';

interface StepButtonProps extends Pick<ButtonProps, 'children' | 'icon' | 'loading' | 'onClick' | 'type'> {
  /** What gets the focus once the step is taken, with which the button goes. */
  next: () => HTMLElement | null;
}

/** Takes a step of a milestone, also after a question. */
export const StepButton = ({ next, ...button }: StepButtonProps) => (
  <Button ref={useFocusSuccessor<HTMLButtonElement>(next)} {...button} />
);

interface ApprovalButtonsProps extends Pick<StepButtonProps, 'next'> {
  milestone: MilestoneView;
  approval: Approval;
}

/** Approves a milestone or requests changes. */
export const ApprovalButtons = ({ milestone, approval, next }: ApprovalButtonsProps) => (
  <>
    <StepButton
      type="primary"
      icon={<Check size={16} strokeWidth={2} />}
      loading={approval.waitsFor === milestone.id}
      onClick={() => approval.approve(milestone)}
      next={next}
    >
      {approval.onBehalf ? 'Approve for the owner' : 'Approve milestone'}
    </StepButton>
    <StepButton onClick={() => approval.requestChanges(milestone)} next={next}>
      Ask for changes
    </StepButton>
  </>
);
