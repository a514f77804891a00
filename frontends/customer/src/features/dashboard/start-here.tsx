import './dashboard.css';
import { PageSection } from '@portal/ui-antd';
import { CalendarPlus, Gauge, UserRound, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

/** Three things that a new customer can do, in the place of figures that are all zero. */
export const StartHere = ({ onBook }: { onBook: () => void }) => (
  <PageSection title="Three things to begin with">
    <ol className="start-here stack gap-14">
      <li>
        <button type="button" className="start-here__step packed gap-2-12 text stack frame full" onClick={onBook}>
          <Words
            icon={CalendarPlus}
            title="Book a consultation"
            text="Tell us what you need; we answer within 24 hours."
          />
        </button>
      </li>
      <li>
        <Link to="/customer/profile" className="start-here__step packed gap-2-12 text stack frame full">
          <Words
            icon={UserRound}
            title="Complete your profile"
            text="Name, phone and company, so that we know whom to call."
          />
        </Link>
      </li>
      <li>
        <a href="/service-levels" className="start-here__step packed gap-2-12 text stack frame full">
          <Words
            icon={Gauge}
            title="See our service levels"
            text="How fast we answer, and around the clock for what."
          />
        </a>
      </li>
    </ol>
  </PageSection>
);

const Words = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <>
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="start-here__icon" />
    <span className="strong">{title}</span>
    <span className="muted small">{text}</span>
  </>
);
