import { record as outbox } from 'virtual:records/messages/outbox'
import { outboxPanel } from '#styled/recipes/outbox-panel.js'

const ticks = Array.from({ length: 26 }, (_, index) => `M${index * 8} 74v${index % 5 === 0 ? 10 : 5}`).join('')

export function EmptyOutbox() {
  const styles = outboxPanel()
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 200 90" fill="none" aria-hidden="true">
        <path d="M0 74H200" stroke="var(--colors-line-strong)" />
        <path d={ticks} stroke="var(--colors-line)" />
        <path d="M30 74A70 70 0 0 1 170 74" stroke="var(--colors-cold)" strokeWidth="1.5" />
        <circle cx="170" cy="74" r="5" fill="var(--colors-cold)" />
      </svg>
      <p className={styles.emptyName}>{outbox.empty.title}</p>
      <p className={styles.emptyText}>{outbox.empty.text}</p>
    </div>
  )
}
