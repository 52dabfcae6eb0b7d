import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { styles as shared } from '../shared-styles.ts'
import { styles } from './notice-card-styles.ts'

const icons = { error: CircleAlert, wait: Info, offline: CloudOff } as const

type NoticeCardProps = {
  readonly tone: keyof typeof icons
  readonly title: string
  readonly text: string
  /** A line in small print below the text. */
  readonly detail?: string
  /** Whether screen readers say the texts at once. They do not say the actions, of which one may count down. */
  readonly isAlert?: boolean
  readonly children?: ReactNode
}

/** Shows a notice with its actions. */
export function NoticeCard({ tone, title, text, detail = '', isAlert = false, children }: NoticeCardProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone === 'error' ? 'error' : 'wait'}>
      <Icon size={20} strokeWidth={1.75} className={styles.noticeIcon} aria-hidden="true" />
      <div role={isAlert ? 'alert' : undefined} className={styles.noticeText}>
        <b>{title}</b>
        <p>{text}</p>
        {detail !== '' && <p className={shared.note}>{detail}</p>}
      </div>
      {children && <div className={styles.noticeBody}>{children}</div>}
    </div>
  )
}
