import type { LucideIcon } from 'lucide-react'
import Accessibility from 'lucide-react/icons/accessibility'
import BookOpen from 'lucide-react/icons/book-open'
import Brush from 'lucide-react/icons/brush'
import Bug from 'lucide-react/icons/bug'
import ChartLine from 'lucide-react/icons/chart-line'
import CloudCog from 'lucide-react/icons/cloud-cog'
import Code from 'lucide-react/icons/code'
import CreditCard from 'lucide-react/icons/credit-card'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Frame from 'lucide-react/icons/frame'
import Gauge from 'lucide-react/icons/gauge'
import Globe from 'lucide-react/icons/globe'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutPanelTop from 'lucide-react/icons/layout-panel-top'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Link2 from 'lucide-react/icons/link-2'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import PlugZap from 'lucide-react/icons/plug-zap'
import Pointer from 'lucide-react/icons/pointer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ScanSearch from 'lucide-react/icons/scan-search'
import Search from 'lucide-react/icons/search'
import Shapes from 'lucide-react/icons/shapes'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Smartphone from 'lucide-react/icons/smartphone'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import Warehouse from 'lucide-react/icons/warehouse'
import Wrench from 'lucide-react/icons/wrench'
import type { FeatureIcon } from '#content/services/block.ts'

export const featureIcons: Readonly<Record<FeatureIcon, LucideIcon>> = {
  access: Accessibility,
  account: UserRound,
  bag: ShoppingBag,
  book: BookOpen,
  brush: Brush,
  bug: Bug,
  card: CreditCard,
  chart: ChartLine,
  click: Pointer,
  cloud: CloudCog,
  code: Code,
  devices: MonitorSmartphone,
  eye: Eye,
  frames: Frame,
  gauge: Gauge,
  globe: Globe,
  key: KeyRound,
  layout: LayoutPanelTop,
  lifebuoy: LifeBuoy,
  link: Link2,
  lock: LockKeyhole,
  page: FileText,
  parts: Shapes,
  people: UsersRound,
  phone: Smartphone,
  plug: PlugZap,
  refresh: RefreshCw,
  scan: ScanSearch,
  search: Search,
  shelf: Warehouse,
  store: Store,
  truck: Truck,
  wrench: Wrench,
}
