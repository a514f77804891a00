import { Button, Dialog } from '@portal/ui';

interface SignOutQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms signing out with unsaved input on the screen; Escape cancels. */
export const SignOutQuestion = ({ onStay, onLeave }: SignOutQuestionProps) => (
  <Dialog
    open
    size="small"
    title="Sign out without saving?"
    subtitle="What you typed here has not been saved and will be lost."
    onClose={onStay}
  >
    <div className="flex wrap gap-12">
      <Button variant="primary" onClick={onStay}>
        Keep editing
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        Sign out without saving
      </Button>
    </div>
  </Dialog>
);
