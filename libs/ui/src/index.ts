// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- each project that compiles this source needs the declaration too
/// <reference path="./css-modules.d.ts" />
import './styles/index.css';

export { brand, type Brand } from './brand.js';
export { Sparkline } from './charts/sparkline.js';
export { Button, LinkButton, type ButtonLook, type ButtonProps } from './button/button.js';
export { ignoreStrayClicks } from './button/stray-clicks.js';
export { IconButton } from './button/icon-button.js';
export { classNames } from './class-names.js';
export { Dialog } from './dialog/dialog.js';
export { knowsCommands } from './dialog/knows-commands.js';
export { ErrorBoundary } from './feedback/error-boundary.js';
export { Skeleton } from './feedback/skeleton.js';
export { Spinner } from './feedback/spinner.js';
export { EmptyState, ErrorState } from './feedback/states.js';
export { capitalized, uncapitalized, withStop } from './text.js';
export { Field, TextArea, TextField, type ControlProps } from './field/field.js';
export { useDebounced } from './field/use-debounced.js';
export { useFocusBack } from './focus/use-focus-back.js';
export { HeroScene } from './illustrations/hero-scene.js';
export { Boat, BrokenSignal, CoastLine, Rack, Signal } from './illustrations/spots.js';
export { Logo, LogoMark, logoWidths } from './logo/logo.js';
export { useMediaQuery } from './media/use-media-query.js';
export { Menu, type MenuItem, type MenuProps } from './menu/menu.js';
export { useOutsidePointer } from './menu/use-outside-pointer.js';
export { menuGroups, mobileExtras, topLinks, type SiteLink } from './site/navigation.js';
export { usePagePlace } from './site/page-places.js';
export { PageTitle } from './site/page-title.js';
export { recordAddresses } from './site/record-addresses.js';
export { keysOfPlace, keysText, shortcuts } from './shortcuts/shortcuts.js';
export { isDialogOpen, useShortcuts, type ShortcutHandlers } from './shortcuts/use-shortcuts.js';
export { readRemembered, remember } from './storage/remembered.js';
export { SiteFooter } from './site/site-footer.js';
export { SiteHeader, type SiteAccount } from './site/site-header.js';
export { Tabs, type Tab } from './tabs/tabs.js';
export { pageScript, type Theme } from './theme/theme-store.js';
export { ThemeSwitch } from './theme/theme-switch.js';
export { useTheme } from './theme/use-theme.js';
export { dayOf, daysBetween, dayFormatter } from './time/calendar-days.js';
export {
  browserZone,
  daysAwayText,
  formatDay,
  formatInstant,
  formatRange,
  hourOf,
  monthText,
  zoneNameOf,
} from './time/date-formats.js';
export { clockText, exactTimeText, relativeTimeText, type TimeStyle } from './time/relative-time-text.js';
export { officeDayText, officeTimeText, zoneName } from './time/office-time.js';
export { useNow } from './time/use-now.js';
export { waitLabel, withWait } from './time/wait-label.js';
export { instantOfWallClock, wallClockOf } from './time/wall-clock.js';
export { Toaster } from './toasts/toaster.js';
export { toast, type Toast, type ToastAction } from './toasts/toast-store.js';
export { undoOf } from './toasts/undo.js';
export { isNews, sentenceOfFailure, type ActionToasts } from './toasts/use-action-toasts.js';
export { actionToasts, useActionToasts, withToasts } from './toasts/use-action-toasts.js';
export { colors, fonts, sizes } from './tokens/colors.js';
export { drafts, type Draft, type DraftPlace } from './unsaved/drafts.js';
export { useOnline, waitsForNetwork } from './network/use-online.js';
export { unsavedWork } from './unsaved/unsaved-work.js';
