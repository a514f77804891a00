import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import './welcome.css';

type QuickAction = { label: string; icon: LucideIcon } & ({ to: string } | { run: () => void });

/** The few things people come for, one click away. */
export const QuickActions = ({ actions }: { actions: readonly QuickAction[] }) => (
  <div className="flex wrap gap-10">
    {actions.map((action) => {
      const inside = (
        <>
          <action.icon size={18} strokeWidth={1.75} />
          {action.label}
        </>
      );
      return 'to' in action ? (
        <Link key={action.label} to={action.to} className="quick-action text plain-link inline-row frame gap-8 strong">
          {inside}
        </Link>
      ) : (
        <button
          key={action.label}
          type="button"
          className="quick-action text plain-link inline-row frame gap-8 strong"
          onClick={action.run}
        >
          {inside}
        </button>
      );
    })}
  </div>
);
