import { record as words } from 'virtual:records/pages/quote/link'
import { useAtomValue, useSetAtom } from 'jotai'
import { css } from '#styled/css'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { hasAnswers } from './answers.ts'
import type { SheetLink } from './link.ts'
import { adoptLinkAtom, answersAtom, leaveLinkAtom } from './state.ts'

type LinkOfferProps = {
  readonly link: Extract<SheetLink, { kind: 'held' }>
  /** Called once the visitor has decided. */
  readonly onDecided: () => void
}

/** Says what the opened link holds, and leaves it to the visitor whether it replaces the answers of this tab. */
export function LinkOffer({ link, onDecided }: LinkOfferProps) {
  const hasOwn = hasAnswers(useAtomValue(answersAtom))
  const adopt = useSetAtom(adoptLinkAtom)
  const leave = useSetAtom(leaveLinkAtom)
  const decide = (decision: () => void) => {
    decision()
    onDecided()
  }
  return (
    <div className={css({ display: 'grid', gap: '3', paddingBlock: '6', borderTop: '1px solid {colors.line}' })}>
      <h2 className={css({ textStyle: 'h3' })}>{words.heading}</h2>
      <p className={css({ color: 'text.2', maxWidth: 'measure' })}>
        {hasOwn ? `${words.text} ${words.own}` : words.text}
      </p>
      {!link.isWhole && <p className={css({ color: 'star.k', maxWidth: 'measure' })}>{words.lost}</p>}
      <Actions>
        <Button onClick={() => decide(adopt)}>{words.use}</Button>
        <Button variant="line" onClick={() => decide(leave)}>
          {hasOwn ? words.leave : words.begin}
        </Button>
      </Actions>
    </div>
  )
}
