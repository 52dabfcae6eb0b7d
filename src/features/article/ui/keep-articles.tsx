import { record as words } from 'virtual:records/messages/keeping'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { fileSize } from '../file-size.ts'
import {
  continueKeepingAtom,
  deleteKeptAtom,
  type KeptArticles,
  keepAllArticlesAtom,
  keptArticlesAtom,
  pauseKeepingAtom,
} from '../kept-state.ts'
import { styles } from './keep-articles-styles.ts'

/** Offers to keep all articles on the device, shows how many are here, and deletes them. */
export function KeepArticles() {
  const { visibility } = useAtomValue(portsAtom)
  const kept = useAtomValue(keptArticlesAtom)
  const update = useSetAtom(continueKeepingAtom)
  useEffect(() => {
    void update()
    return visibility.onChange(() => visibility.isHidden() || void update()) // another tab may have changed it
  }, [update, visibility])
  return kept && kept.size !== null ? <Offer kept={kept} size={kept.size} /> : null
}

function Offer({
  kept: { here, total, status, hasKept },
  size,
}: {
  readonly kept: KeptArticles
  readonly size: number
}) {
  const keepAll = useSetAtom(keepAllArticlesAtom)
  const pause = useSetAtom(pauseKeepingAtom)
  const deleteKept = useSetAtom(deleteKeptAtom)
  const [deletion, setDeletion] = useState<'deleted' | 'refused' | null>(null)
  const section = useRef<HTMLElement>(null)
  const isUsed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these can remove the button that has the focus
  useEffect(() => {
    if (isUsed.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [status, hasKept])
  const isFetching = status === 'running' || status === 'stopping'
  const isUnderWay = status !== 'partly' && status !== 'complete'
  const start = () => {
    setDeletion(null)
    void keepAll()
  }
  const message = status === 'partly' ? deletion && words.status[deletion] : words.status[status]
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.keep.heading}
      onFocus={() => {
        isUsed.current = true
      }}
      className={styles.root}
    >
      <div className={styles.words}>
        <h2 className={styles.heading}>{words.keep.heading}</h2>
        <p className={styles.text}>{fillTemplate(words.keep.count, { here: here.length, all: total })}</p>
        {isUnderWay && (
          <progress className={styles.progress} aria-label={words.keep.progress} value={here.length} max={total} />
        )}
        <p role="status" className={styles.text}>
          {message}
        </p>
      </div>
      <Actions>
        {status !== 'complete' && (
          // one button for all states, so that it keeps the focus
          <Button variant="line" onClick={isFetching ? () => void pause() : start}>
            {status === 'partly'
              ? fillTemplate(words.keep.offer, { size: fileSize(size) })
              : words.keep[isFetching ? 'pause' : 'continue']}
          </Button>
        )}
        {hasKept && (
          <Button
            variant="quiet"
            onClick={() => void deleteKept().then((isDeleted) => setDeletion(isDeleted ? 'deleted' : 'refused'))}
          >
            {words.keep.delete}
          </Button>
        )}
      </Actions>
    </section>
  )
}
