import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.js';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for people who don't see the picture. */
  'aria-label': string;
  /** Inside a panel, quieter. */
  small?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a picture: its child. */
export const IconButton = ({ small, className, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={classNames(styles.iconButton, small && styles.small, className)} />
);
