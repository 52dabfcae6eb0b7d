import { record as words } from 'virtual:records/messages/game'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import { type Result, resultSentence, sharedText } from '../result.ts'
import { styles } from './game-result-styles.ts'

const SENTENCE = 'game-result'

/** The end of a game. It takes the focus and is named by its sentence, so that screen readers say the sentence once. */
export function GameResult({ result, onAgain }: { readonly result: Result; readonly onAgain: () => void }) {
  const ports = useAtomValue(portsAtom)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest', behavior: ports.motion.isReduced() ? 'auto' : 'smooth' })
  }, [ports])
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={SENTENCE}
      tabIndex={-1}
      data-avoid-overlap=""
      className={styles.panel}
    >
      <h2 className={css({ textStyle: 'title' })}>{result.isBest ? words.best : words.complete}</h2>
      {result.isBest && <p className={styles.text}>{words.complete}</p>}
      <p id={SENTENCE} className={styles.text}>
        {resultSentence(result)}
      </p>
      <div className={styles.actions}>
        <Button size="sm" onClick={onAgain}>
          {words.result.again}
        </Button>
        <ShareButton
          ports={ports}
          title={words.share.title}
          text={sharedText(result)}
          messages={words.share}
          size="sm"
        />
      </div>
    </div>
  )
}
