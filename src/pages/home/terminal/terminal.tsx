import { record as words } from 'virtual:records/messages/moving/terminal'
import { record as scripts } from 'virtual:records/pages/home/terminal'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { PauseButton } from '#ui/pause-button.tsx'
import { useAnimation, useIsStill } from '#ui/use-animation.ts'
import { styles } from './terminal-styles.ts'
import { type TypedLine, terminalFrameAt, timelineOf } from './timeline.ts'

/** The last line of the first script, which the prerendered page shows in full. Typing continues with the second. */
const STILL_LINE: TypedLine = {
  script: 0,
  previousScript: null,
  line: scripts[0].lines.length - 1,
  startMs: 0,
  keyTimes: [],
}
const timeline = timelineOf(scripts, [1, 2, 0])

/**
 * A terminal that types its scripts in turn. A line is rendered at once, under a cover that the compositor moves key by
 * key, so React renders only when a line begins.
 */
export function Terminal() {
  const ports = useAtomValue(portsAtom)
  const [typed, setTyped] = useState(STILL_LINE)
  const [isPaused, setIsPaused] = useState(false)
  const shown = useIsStill(ports) ? STILL_LINE : typed
  const figure = useRef<HTMLElement>(null)
  const cover = useRef<HTMLElement>(null)
  const lineElapsed = useRef(0)
  const coverAnimation = useRef<Animation>(undefined)
  const advance = (ms: number) => {
    const frame = terminalFrameAt(timeline, ms)
    lineElapsed.current = frame.into
    if (frame.line) setTyped(frame.line)
    if (coverAnimation.current && frame.line === shown) coverAnimation.current.currentTime = frame.into
    return frame.next
  }
  useAnimation(ports, figure, advance, isPaused)

  useEffect(() => {
    coverAnimation.current = shown === STILL_LINE ? undefined : cover.current?.animate(...coverMovement(shown))
    if (coverAnimation.current) coverAnimation.current.currentTime = lineElapsed.current
    return () => coverAnimation.current?.cancel()
  }, [shown])
  useEffect(() => {
    const { current } = coverAnimation // play() would restart a line that is finished
    if (isPaused && current?.playState === 'running') current.pause()
    if (!isPaused && current?.playState === 'paused') current.play()
  }, [isPaused])

  const before = shown.previousScript === null ? [] : (scripts[shown.previousScript]?.lines ?? [])
  const lines = [...before, ...(scripts[shown.script]?.lines.slice(0, shown.line + 1) ?? [])]
  return (
    <figure ref={figure} className={styles.root}>
      <figcaption className={styles.caption}>
        <span>{words.title}</span>
        <span>{fillTemplate(words.place, { number: shown.script + 1, all: scripts.length })}</span>
        <PauseButton animationName={words.name} isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
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
 * Returns the animation that moves the cover along a line, by one character per key, until the whole line is visible.
 */
function coverMovement({ keyTimes }: TypedLine): [Keyframe[], KeyframeAnimationOptions] {
  const duration = keyTimes.at(-1) ?? 0
  const frames = [0, ...keyTimes].map((key, typed) => ({
    offset: duration === 0 ? 1 : key / duration,
    transform: `translateX(${typed - keyTimes.length}ch)`,
    easing: 'steps(1, end)',
  }))
  return [frames, { duration, fill: 'both' }]
}
