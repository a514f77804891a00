import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Spinner } from '../feedback/spinner.js';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` is the screen's one main action; `quiet` has no border. */
  variant?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width of its column. */
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and refuses clicks while something is under way. */
  busy?: boolean;
}

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  href: string;
}

const lookOf = ({ variant = 'secondary', size = 'medium', wide }: ButtonLook, className?: string): string =>
  classNames(styles.button, styles[variant], styles[size], wide && 'full', className);

/** Does something on this page. */
export const Button = ({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={disabled ?? busy}
    aria-busy={busy || undefined}
    className={lookOf({ variant, size, wide }, className)}
  >
    {busy ? <Spinner size={16} label={null} /> : icon}
    {children}
  </button>
);

/** Goes somewhere, with the looks of a button. */
export const LinkButton = ({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={lookOf({ variant, size, wide }, className)}>
    {icon}
    {children}
  </a>
);
