import type { ReactNode } from 'react';
import { usePhone } from '../use-media-query.js';
import './phone-bar.css';

/**
 * On phones the one action that waits for the user, at the lower edge of the screen however long the record is; it takes
 * its own room at the end, so that it hides nothing. Elsewhere the record itself has the action in sight.
 */
export const PhoneBar = ({ children }: { children: ReactNode }) =>
  usePhone() ? (
    <div className="phone-bar flex gap-8" data-bottom-bar>
      {children}
    </div>
  ) : null;
