import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { runDialog } from '#styled/recipes/run-dialog.js'

const looks = runDialog()
const icons = { error: CircleAlert, wait: Info, offline: CloudOff } as const

type CardProps = {
  readonly tone: keyof typeof icons
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** Something the visitor has to know, and what to do about it. */
export function Card({ tone, title, text, children }: CardProps) {
  const Icon = icons[tone]
  return (
    <div className={looks.card} data-tone={tone === 'error' ? 'error' : 'wait'}>
      <Icon size={20} strokeWidth={1.75} className={looks.cardIcon} aria-hidden="true" />
      <b>{title}</b>
      <div className={looks.cardWords}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
