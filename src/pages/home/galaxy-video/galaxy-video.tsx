import { record as words } from 'virtual:records/messages/moving/galaxy'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { styles } from './galaxy-video-styles.ts'

const MIN_VISIBLE_SHARE = 0.3 // the share of the video that has to be visible for it to play

/**
 * The video is fetched when its section comes into view, but never for visitors who prefer reduced motion or save data:
 * they see the poster only.
 */
export function GalaxyVideo() {
  const ports = useAtomValue(portsAtom)
  const container = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isNeeded, setNeeded] = useState(false)
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    const { motion } = ports
    const { current } = container
    if (!current || motion.isSavingData()) return undefined
    return motion.whileMotionAllowed(() => motion.whileVisible(current, (isSeen) => isSeen && setNeeded(true)))
  }, [ports])

  useEffect(() => {
    const { current } = video
    if (!current || !isNeeded || isPaused) return undefined
    const playOrPause = (isSeen: boolean) => {
      if (isSeen)
        current.play().catch(() => {}) // the browser may block autoplay; the poster stays
      else current.pause()
    }
    return ports.motion.whileMotionAllowed(() => ports.motion.whileVisible(current, playOrPause, MIN_VISIBLE_SHARE))
  }, [ports, isNeeded, isPaused])

  return (
    <>
      <div ref={container} className={styles.video}>
        {isNeeded && (
          <video ref={video} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
            <source src="/galaxy/galaxy.webm" type="video/webm" />
            <source src="/galaxy/galaxy.mp4" type="video/mp4" />
            {words.unsupported}
          </video>
        )}
      </div>
      {isNeeded && (
        <PauseButton
          animationName={words.name}
          isPaused={isPaused}
          onToggle={() => setIsPaused(!isPaused)}
          className={styles.pause}
        />
      )}
    </>
  )
}
