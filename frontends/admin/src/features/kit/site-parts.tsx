import {
  Boat,
  BrokenSignal,
  Button,
  CoastLine,
  Dialog,
  EmptyState,
  ErrorState,
  Field,
  HeroScene,
  IconButton,
  LinkButton,
  Logo,
  LogoMark,
  Menu,
  Rack,
  Signal,
  SiteFooter,
  SiteHeader,
  Skeleton,
  Sparkline,
  Spinner,
  Tabs,
  TextArea,
  TextField,
  ThemeSwitch,
  Toaster,
  toast,
} from '@portal/ui';
import { Pencil } from 'lucide-react';
import type { PartSamples } from './form-parts.js';

const variants = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const;

/** The parts of `@portal/ui`, by the names that they are exported under. */
export const siteParts: PartSamples = {
  ...{ Boat, BrokenSignal, CoastLine, HeroScene, Logo, LogoMark, Rack, Signal },
  ...{ SiteFooter, Skeleton, Spinner, ThemeSwitch },
  Button: () => (
    <div className="kit-row flex wrap">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Save as {variant}
        </Button>
      ))}
      <Button busy>Saving</Button>
      <Button disabled>Not now</Button>
    </div>
  ),
  Dialog: () => (
    <>
      <Button {...{ command: 'show-modal', commandfor: 'kit-dialog' }}>Open the dialog</Button>
      <Dialog id="kit-dialog" title="A dialog" subtitle="Escape closes it">
        <p>It keeps the focus.</p>
      </Dialog>
    </>
  ),
  EmptyState: () => (
    <EmptyState
      title="No devices yet"
      text="Devices appear here once one is added."
      action={<Button>Add one</Button>}
    />
  ),
  ErrorState: () => <ErrorState onRetry={() => toast.short('Tried again')} />,
  Field: () => (
    <Field label="Color" help="The field of a form of the site, around any control.">
      {(control) => (
        <select {...control}>
          <option>Blue</option>
        </select>
      )}
    </Field>
  ),
  IconButton: () => (
    <IconButton aria-label="Edit">
      <Pencil size={18} />
    </IconButton>
  ),
  LinkButton: () => <LinkButton href="#LinkButton">A link that looks like a button</LinkButton>,
  Menu: () => (
    <Menu
      label="Menu"
      trigger="Menu"
      align="start"
      items={[{ label: 'Edit' }, { label: 'Archive', separated: true, heading: 'Rarely' }]}
    />
  ),
  SiteHeader: () => <SiteHeader path="/services" />,
  Sparkline: () => <Sparkline values={[1, 4, 2, 6, 5]} label="1, 4, 2, 6, 5" />,
  Tabs: () => (
    <Tabs
      label="Sizes"
      tabs={[
        { id: 'small', label: 'Small', panel: <p>One to ten people</p> },
        { id: 'large', label: 'Large', panel: <p>More than ten people</p> },
      ]}
    />
  ),
  TextArea: () => <TextArea label="Message" help="Up to 5,000 characters." defaultValue="The printer is on fire." />,
  TextField: () => (
    <>
      <TextField label="Name" defaultValue="Dana Whitfield" />
      <TextField label="Phone" defaultValue="12" error="A phone number has at least 7 digits." />
    </>
  ),
  Toaster: () => (
    <>
      <Button onClick={() => toast.short('Saved', { tone: 'success' })}>Show a toast</Button>
      <Toaster />
    </>
  ),
};
