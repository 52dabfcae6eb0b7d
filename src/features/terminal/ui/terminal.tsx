import { record as words } from 'virtual:records/messages/moving/terminal'
import { record as scripts } from 'virtual:records/pages/home/terminal'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { terminal } from '#styled/recipes/terminal.js'
import { PauseButton } from '#ui/pause-button.tsx'
import { useAnimation } from '#ui/use-animation.ts'
import { type TypedLine, terminalFrameAt, timelineOf } from '../timeline.ts'
import '#styled/styles/recipes/terminal.css'

/** The prerendered page shows the whole first script. Typing continues with the second. */
const STILL: TypedLine = { script: 0, before: null, line: scripts[0].lines.length - 1, at: 0, keys: [] }
const timeline = timelineOf(scripts, [1, 2, 0])

const styles = terminal()

/**
 * A terminal that types its scripts in turn. A line is rendered at once, under a cover that the compositor moves key by
 * key, so React renders only when a line begins.
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
    const frame = terminalFrameAt(timeline, ms)
    into.current = frame.into
    if (frame.line) setShown(frame.line)
    if (typing.current && frame.line === shown) typing.current.currentTime = frame.into
    return frame.next
  }
  useAnimation(ports, figure, advance, isHeld)

  useEffect(() => {
    typing.current = shown === STILL ? undefined : cover.current?.animate(...uncovering(shown))
    if (typing.current) typing.current.currentTime = into.current
  }, [shown])
  useEffect(() => {
    const { current } = typing // play() would restart a line that is finished
    if (isHeld && current?.playState === 'running') current.pause()
    if (!isHeld && current?.playState === 'paused') current.play()
  }, [isHeld])

  const before = shown.before === null ? [] : (scripts[shown.before]?.lines ?? [])
  const lines = [...before, ...(scripts[shown.script]?.lines.slice(0, shown.line + 1) ?? [])]
  return (
    <figure ref={figure} className={styles.root}>
      <figcaption className={styles.caption}>
        <span>{words.title}</span>
        <span>{fillTemplate(words.place, { number: shown.script + 1, all: scripts.length })}</span>
        <PauseButton what={words.name} isHeld={isHeld} onToggle={() => setHeld(!isHeld)} variant="bare" />
      </figcaption>
      <div aria-hidden="true" className={styles.screen}>
        {lines.map((line, index) => {
          const isCurrent = index === lines.length - 1
          const isCommand = index === 0 || index === before.length
          return (
            <p key={`${line.text}${isCurrent}`} data-command={isCommand ? '' : undefined} className={styles.line}>
              {isCommand && <b className={styles.prompt}>$</b>}
              <span className={styles.text}>
                {line.text}
                {isCurrent && <i ref={cover} className={styles.cover} />}
              </span>
              {!isCurrent && 'result' in line && <i className={styles.result}>{line.result}</i>}
            </p>
          )
        })}
      </div>
      <p className={css({ srOnly: true })}>{words.shows}</p>
    </figure>
  )
}

/**
 * Returns the animation that moves the cover over a line, one character per key. Afterwards the cover is at the end.
 */
function uncovering({ keys }: TypedLine): [Keyframe[], KeyframeAnimationOptions] {
  const duration = keys.at(-1) ?? 0
  const frames = [0, ...keys].map((key, typed) => ({
    offset: duration === 0 ? 1 : key / duration,
    transform: `translateX(${typed - keys.length}ch)`,
    easing: 'steps(1, end)',
  }))
  return [frames, { duration, fill: 'both' }]
}
