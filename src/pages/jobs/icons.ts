import type { LucideIcon } from 'lucide-react'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import CodeXml from 'lucide-react/icons/code-xml'
import Handshake from 'lucide-react/icons/handshake'
import Megaphone from 'lucide-react/icons/megaphone'
import PenLine from 'lucide-react/icons/pen-line'
import PenTool from 'lucide-react/icons/pen-tool'
import Search from 'lucide-react/icons/search'
import Server from 'lucide-react/icons/server'
import Smartphone from 'lucide-react/icons/smartphone'
import Users from 'lucide-react/icons/users'
import type { OpenJob } from '#content/jobs.ts'

/** The sign of each job, in the ring beside its name. */
export const jobIcons: Readonly<Record<OpenJob['id'], LucideIcon>> = {
  'front-end': CodeXml,
  'back-end': Server,
  'ai-engineer': BrainCircuit,
  mobile: Smartphone,
  'ui-ux': PenTool,
  sales: Handshake,
  marketing: Megaphone,
  seo: Search,
  writer: PenLine,
  business: Users,
}
