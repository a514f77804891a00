import type { MenuIcon as IconName } from '@portal/contracts';
import {
  Archive,
  Bell,
  Bug,
  Building2,
  CalendarDays,
  ChartColumn,
  Circle,
  FileChartColumn,
  FlaskConical,
  FolderKanban,
  Handshake,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  Megaphone,
  MessagesSquare,
  RadioTower,
  ReceiptText,
  ShieldCheck,
  TicketPercent,
  Upload,
  UserRound,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  archive: Archive,
  bell: Bell,
  bug: Bug,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartColumn,
  circle: Circle,
  dashboard: LayoutDashboard,
  flask: FlaskConical,
  folder: FolderKanban,
  handshake: Handshake,
  'life-buoy': LifeBuoy,
  megaphone: Megaphone,
  messages: MessagesSquare,
  radio: RadioTower,
  receipt: ReceiptText,
  report: FileChartColumn,
  shield: ShieldCheck,
  tasks: ListChecks,
  ticket: TicketPercent,
  upload: Upload,
  user: UserRound,
  users: Users,
  workflow: Workflow,
};

/** The picture of a menu entry. */
export function MenuIcon({ name, size = 18 }: { name: IconName; size?: number }) {
  const Icon = icons[name];
  return <Icon size={size} strokeWidth={1.75} />;
}
