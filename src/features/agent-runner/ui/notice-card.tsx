import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { styles } from './notice-card-styles.ts'

const icons = { error: CircleAlert, wait: Info, offline: CloudOff } as const

type NoticeCardProps = {
  readonly tone: keyof typeof icons
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** Shows a notice with its actions. */
export function NoticeCard({ tone, title, text, children }: NoticeCardProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone === 'error' ? 'error' : 'wait'}>
      <Icon size={20} strokeWidth={1.75} className={styles.noticeIcon} aria-hidden="true" />
      <b>{title}</b>
      <div className={styles.noticeBody}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
