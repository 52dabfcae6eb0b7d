import { record as words } from 'virtual:records/messages/moving/terminal'
import { record as scripts } from 'virtual:records/pages/home/terminal'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { filled } from '#lib/filled.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { terminal } from '#styled/recipes/terminal.js'
import { PauseButton } from '#ui/pause-button.tsx'
import { usePlay } from '#ui/use-motion.ts'
import { frameAt, type TypedLine, timelineOf } from '../timeline.ts'
import '#styled/styles/recipes/terminal.css'

/** The page is delivered with the first script printed whole; typing goes on with the second. */
const STILL: TypedLine = { script: 0, line: scripts[0].lines.length - 1, at: 0, keys: [] }
const timeline = timelineOf(scripts, [1, 2, 0])

const looks = terminal()

/**
 * A terminal that types three demonstrations in turn. A line is there at once, under a cover that the compositor moves
 * key by key; the page itself is touched only when a line begins.
 */
export function Terminal() {
  const ports = useAtomValue(portsAtom)
  const [shown, setShown] = useState(STILL)
  const [isHeld, setHeld] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const cover = useRef<HTMLElement>(null)
  const into = useRef(0)
  const typing = useRef<Animation>(undefined)
  const advance = (ms: number) => {
    const frame = frameAt(timeline, ms)
    into.current = frame.into
    if (frame.line) setShown(frame.line)
    if (typing.current && frame.line === shown) typing.current.currentTime = frame.into
    return frame.next
  }
  usePlay(ports, figure, advance, isHeld)

  useEffect(() => {
    typing.current = shown === STILL ? undefined : cover.current?.animate(...uncovering(shown))
    if (typing.current) typing.current.currentTime = into.current
  }, [shown])
  useEffect(() => {
    const { current } = typing // play() would type a line anew that has come to its end
    if (isHeld && current?.playState === 'running') current.pause()
    if (!isHeld && current?.playState === 'paused') current.play()
  }, [isHeld])

  const lines = scripts[shown.script]?.lines.slice(0, shown.line + 1) ?? []
  return (
    <figure ref={figure} className={looks.root}>
      <figcaption className={looks.caption}>
        <span>{words.title}</span>
        <span>{filled(words.place, { number: shown.script + 1, all: scripts.length })}</span>
        <PauseButton what={words.name} isHeld={isHeld} onToggle={() => setHeld(!isHeld)} look="bare" />
      </figcaption>
      <div aria-hidden="true" className={looks.screen}>
        {lines.map((line, index) => {
          const isCurrent = index === shown.line
          return (
            <p key={`${line.text}${isCurrent}`} className={looks.line}>
              {index === 0 && <b className={looks.prompt}>$</b>}
              <span className={looks.text}>
                {line.text}
                {isCurrent && <i ref={cover} className={looks.cover} />}
              </span>
              {!isCurrent && 'result' in line && <i className={looks.result}>{line.result}</i>}
            </p>
          )
        })}
      </div>
      <p className={css({ srOnly: true })}>{words.shows}</p>
    </figure>
  )
}

/** Moves the cover from the line's beginning to its end, one character at each key. At rest it stands at the end. */
function uncovering({ keys }: TypedLine): [Keyframe[], KeyframeAnimationOptions] {
  const duration = keys.at(-1) ?? 0
  const frames = [0, ...keys].map((key, typed) => ({
    offset: duration === 0 ? 1 : key / duration,
    transform: `translateX(${typed - keys.length}ch)`,
    easing: 'steps(1, end)',
  }))
  return [frames, { duration, fill: 'both' }]
}
