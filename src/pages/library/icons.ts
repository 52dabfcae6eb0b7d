import type { LucideIcon } from 'lucide-react'
import CalendarRange from 'lucide-react/icons/calendar-range'
import FaceSlightlySmiling from 'lucide-react/icons/face-slightly-smiling'
import FileText from 'lucide-react/icons/file-text'
import Gauge from 'lucide-react/icons/gauge'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Palette from 'lucide-react/icons/palette'
import PenLine from 'lucide-react/icons/pen-line'
import Presentation from 'lucide-react/icons/presentation'
import Scale from 'lucide-react/icons/scale'
import Users from 'lucide-react/icons/users'
import type { agentCards } from '#content/library/cards.ts'

/** The sign of each agent, in the ring beside its name. */
export const agentIcons: Readonly<Record<(typeof agentCards)[number]['icon'], LucideIcon>> = {
  'pen-line': PenLine,
  lightbulb: Lightbulb,
  users: Users,
  gauge: Gauge,
  'file-text': FileText,
  palette: Palette,
  presentation: Presentation,
  scale: Scale,
  'face-slightly-smiling': FaceSlightlySmiling,
  'calendar-range': CalendarRange,
}
