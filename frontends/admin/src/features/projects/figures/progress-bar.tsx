import { Meter } from '@portal/ui-antd';
import '../projects.css';

interface ProgressBarProps {
  /** By weight, 0 to 100. */
  percent: number;
  /** Tasks. */
  done: number;
  total: number;
}

/** How far a project is, in a table's cell. */
export function ProgressBar({ percent, done, total }: ProgressBarProps) {
  if (total === 0) return <span className="muted">No tasks yet</span>;
  return (
    <span className="full inline-row gap-8 numeric" title={`${done} of ${total} tasks done; ${percent}% by weight`}>
      <span className="progress-bar__track">
        <Meter percent={percent} />
      </span>
      <span className="progress-bar__percent">{Math.floor(percent)}%</span>
    </span>
  );
}
