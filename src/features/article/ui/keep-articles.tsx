import { record as words } from 'virtual:records/messages/keeping'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { fileSize } from '../file-size.ts'
import {
  deleteKeptAtom,
  type KeptArticles,
  keepAllArticlesAtom,
  keptArticlesAtom,
  pauseKeepingAtom,
  readKeptArticlesAtom,
} from '../kept-state.ts'
import { styles } from './keep-articles-styles.ts'

/** Offers to keep all articles on the device, shows how many are here, and deletes them. */
export function KeepArticles() {
  const kept = useAtomValue(keptArticlesAtom)
  const read = useSetAtom(readKeptArticlesAtom)
  useEffect(() => void read(), [read])
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
  const isUnderWay = status !== 'partly' && status !== 'complete'
  const start = () => {
    setDeletion(null)
    void keepAll()
  }
  const message = status === 'partly' ? deletion && words.status[deletion] : words.status[status]
  return (
    <section aria-label={words.keep.heading} className={styles.root}>
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
        {status === 'partly' && (
          <Button variant="line" onClick={start}>
            {fillTemplate(words.keep.offer, { size: fileSize(size) })}
          </Button>
        )}
        {status === 'running' && (
          <Button variant="line" onClick={() => void pause()}>
            {words.keep.pause}
          </Button>
        )}
        {(status === 'paused' || status === 'full' || status === 'failed') && (
          <Button variant="line" onClick={start}>
            {words.keep.continue}
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
