import { record as words } from 'virtual:records/messages/moving/galaxy'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { PauseButton } from '#ui/pause-button.tsx'

const PLAYS_FROM = 0.3 // the share of the video that has to be in view

type GalaxyVideoProps = { readonly videoClass: string; readonly buttonClass: string }

/**
 * The video of the turning galaxy, over its poster. It is fetched when its section comes into view, but never for
 * visitors who prefer reduced motion or save data: they see the poster only.
 */
export function GalaxyVideo({ videoClass, buttonClass }: GalaxyVideoProps) {
  const ports = useAtomValue(portsAtom)
  const place = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const { motion } = ports
    const { current } = place
    if (!current || motion.isSavingData()) return undefined
    return motion.whileMotionAllowed(() => motion.whileVisible(current, (isSeen) => isSeen && setWanted(true)))
  }, [ports])

  useEffect(() => {
    const { current } = video
    if (!current || !isWanted || isHeld) return undefined
    const show = (isSeen: boolean) => {
      if (isSeen)
        current.play().catch(() => {}) // the browser may block autoplay; the poster stays
      else current.pause()
    }
    return ports.motion.whileMotionAllowed(() => ports.motion.whileVisible(current, show, PLAYS_FROM))
  }, [ports, isWanted, isHeld])

  return (
    <>
      <div ref={place} className={videoClass}>
        {isWanted && (
          <video ref={video} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
            <source src="/galaxy/galaxy.webm" type="video/webm" />
            <source src="/galaxy/galaxy.mp4" type="video/mp4" />
            {words.unsupported}
          </video>
        )}
      </div>
      {isWanted && (
        <PauseButton what={words.name} isHeld={isHeld} onToggle={() => setHeld(!isHeld)} className={buttonClass} />
      )}
    </>
  )
}
