import { classNames } from '@portal/ui';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

interface FlowCardProps {
  ref?: Ref<HTMLDivElement>;
  icon: LucideIcon;
  tone: string;
  /** What kind of card it is: "Trigger", "Notify". */
  title: string;
  children: ReactNode;
  /** Under which the open button is found again, to give it the focus back. */
  name: string;
  isOpen: boolean;
  problems: number;
  onOpen: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The element that says which keys there are. */
  hintId?: string;
  /** Beside the button: a menu, a handle. */
  tools?: ReactNode;
  foot?: ReactNode;
}

/** A card of the flow: one button that opens its form, with what it does in words. */
export function FlowCard(props: FlowCardProps) {
  const { ref, icon: Icon, tone, title, children, name, isOpen, problems, onOpen, onKeyDown, hintId } = props;
  return (
    <div
      ref={ref}
      className={classNames('flow-card', `flow-card--${tone}`, isOpen && 'is-open', problems > 0 && 'has-problems')}
      {...(props.tools ? { 'data-card': name } : {})}
    >
      <button
        type="button"
        className="flow-card__open top-aligned flex gap-12 full"
        data-flow-card={name}
        aria-expanded={isOpen}
        aria-describedby={hintId}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className="flow-card__icon center fixed">
          <Icon size={18} strokeWidth={1.75} />
        </span>
        <span className="flow-card__texts stack shrinks">
          <span className="flow-card__title muted tiny strong">{title}</span>
          <span className="weight-500 anywhere">{children}</span>
          {props.foot}
          {problems > 0 ? (
            <span className="flow-card__problems strong flex gap-6 muted tiny anywhere">
              <CircleAlert size={14} strokeWidth={2} />
              {problems === 1 ? '1 thing to fix' : `${problems} things to fix`}
            </span>
          ) : null}
        </span>
      </button>
      {props.tools ? <div className="flow-card__tools absolute row gap-2">{props.tools}</div> : null}
    </div>
  );
}

/** Gives the focus to a card; as it may be re-rendered just now, in the next frame. */
export const focusCard = (name: string): void => {
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-flow-card]')];
    buttons.find((button) => button.dataset['flowCard'] === name)?.focus();
  });
};
