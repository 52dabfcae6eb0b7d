import { record as animationName } from 'virtual:records/messages/moving/orbit'
import { useAtomValue } from 'jotai'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { orbitAngle } from '#lib/engrave/tech-ring.ts'
import { portsAtom } from '#platform/ports.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { useAnimateWhileSeen, useAnimation } from '#ui/use-animation.ts'
import { styles } from './orbit-styles.ts'

type Named = { readonly name: string; readonly isQuiet?: true }
type Layer = Named & { readonly technologies: readonly (Named & { readonly initials?: string })[] }

type OrbitProps = {
  readonly layers: readonly Layer[]
  readonly children: ReactNode
}

const TINTS = ['o', 'a', 'g', 'k', 'm'] // spectral classes, one for each layer in turn

/** Returns the direction from the centre to an item, as CSS variables. */
function direction(index: number, count: number): CSSProperties {
  const angle = orbitAngle(index, count)
  return { '--cos': Math.cos(angle).toFixed(3), '--sin': Math.sin(angle).toFixed(3) } as CSSProperties
}

function starStyle(index: number, count: number): CSSProperties {
  return { ...direction(index, count), ...({ '--nth': index } as CSSProperties) }
}

/**
 * CSS arranges the list of lists as a ring and turns the ring. With reduced motion the ring does not turn, and on small
 * screens the list stays a list.
 */
export function Orbit({ layers, children }: OrbitProps) {
  const ports = useAtomValue(portsAtom)
  const ring = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  useAnimateWhileSeen(ports, ring, isPaused)
  useAnimation(ports, list, () => {
    setHasArrived(true)
    return null
  })
  const count = layers.reduce((sum, { technologies }) => sum + technologies.length, 0)
  let starIndex = 0
  // the name of a layer is at the middle of its arc
  const layerStyle = (index: number, first: number, length: number): CSSProperties => ({
    ...direction(first + (length - 1) / 2, count),
    ...({ '--tint': `var(--colors-star-${TINTS[index % TINTS.length]})` } as CSSProperties),
  })
  return (
    <div className={styles.orbitSection}>
      <div className={styles.orbitText}>
        {children}
        <PauseButton animationName={animationName} isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
      </div>
      <div
        ref={ring}
        data-hydrated={isHydrated ? '' : undefined}
        data-arrived={hasArrived ? '' : undefined}
        className={styles.orbit}
      >
        <img src="/art/home-orbit.svg" alt="" width="700" height="700" loading="lazy" decoding="async" />
        <img
          src="/art/home-orbit-arcs.svg"
          alt=""
          width="700"
          height="700"
          loading="lazy"
          decoding="async"
          className={styles.orbitArcs}
        />
        <ul ref={list} className={styles.orbitLayers} style={{ '--count': count } as CSSProperties}>
          {layers.map((layer, index) => (
            <li key={layer.name} style={layerStyle(index, starIndex, layer.technologies.length)}>
              <h3 data-quiet={layer.isQuiet && ''} className={styles.orbitLayer}>
                {layer.name}
              </h3>
              <ul>
                {layer.technologies.map(({ name, initials, isQuiet }) => (
                  <li key={name} className={styles.orbitStar} style={starStyle(starIndex++, count)}>
                    <i aria-hidden="true">{initials}</i>
                    <span data-quiet={isQuiet && ''}>{name}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
