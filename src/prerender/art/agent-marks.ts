import type { LucideIcon } from 'lucide-react'
import BookOpenText from 'lucide-react/icons/book-open-text'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import Contact from 'lucide-react/icons/contact'
import FileSearch from 'lucide-react/icons/file-search'
import Headset from 'lucide-react/icons/headset'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import MessagesSquare from 'lucide-react/icons/messages-square'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PanelTop from 'lucide-react/icons/panel-top'
import PenLine from 'lucide-react/icons/pen-line'
import Scale from 'lucide-react/icons/scale'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Star from 'lucide-react/icons/star'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Store from 'lucide-react/icons/store'
import Target from 'lucide-react/icons/target'
import TrendingUp from 'lucide-react/icons/trending-up'
import Video from 'lucide-react/icons/video'
import Workflow from 'lucide-react/icons/workflow'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type AgentId, fields, type IntegrationId, integrations, type Tint } from '#content/agents.ts'
import { PLASTER } from '#lib/engrave/inks.ts'
import { file } from './file.ts'

/** Pixels of the square a mark is drawn in. */
const SIDE = 24

const agentIcons: Readonly<Record<AgentId, LucideIcon>> = {
  'customer-support': Headset,
  'sales-assistant': TrendingUp,
  'meeting-summarizer': NotebookPen,
  'email-responder': Mail,
  'content-creator': PenLine,
  'social-media-manager': CalendarDays,
  'ad-optimizer': Target,
  'research-assistant': BookOpenText,
  'data-analyst': ChartLine,
  'shopping-assistant': ShoppingBag,
  'review-generator': Star,
  'healthcare-chatbot': Stethoscope,
  'legal-document-drafting': Scale,
  'resume-screener': FileSearch,
  'interview-coach': MessageSquareQuote,
}

const integrationIcons: Readonly<Record<IntegrationId, LucideIcon>> = {
  'team-chat': MessagesSquare,
  crm: Contact,
  marketing: Megaphone,
  automation: Workflow,
  analytics: ChartColumn,
  cms: PanelTop,
  store: Store,
  video: Video,
}

/**
 * The marks of the agents, each in the tint of its field, and of what they connect to, one below the other. An address
 * that ends in `#` and an id is a view of that mark alone: the page asks for one file, and carries no lines of
 * twenty-three drawings far down.
 */
export function agentMarks(tints: Readonly<Record<Tint, string>>): string {
  const marks = [
    ...fields.flatMap(({ tint, agents }) =>
      agents.map(({ id }) => ({ id, icon: agentIcons[id], stroke: tints[tint], strokeWidth: 1.5 })),
    ),
    ...integrations.tiles.map(({ id }) => ({ id, icon: integrationIcons[id], stroke: PLASTER, strokeWidth: 1.2 })),
  ]
  const drawing = marks.map(({ id, icon, ...look }, place) => {
    const y = SIDE * place
    const view = `<view id="${id}" viewBox="0 ${y} ${SIDE} ${SIDE}"/>`
    return view + renderToStaticMarkup(createElement(icon, { y, ...look }))
  })
  return file(SIDE, SIDE * marks.length, drawing.join(''))
}
