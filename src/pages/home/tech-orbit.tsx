import { record as orbitContent } from 'virtual:records/pages/home/orbit'
import { records as technologyLayers } from 'virtual:records/technologies'
import { Orbit } from '#pages/home/tech-orbit/orbit.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './tech-orbit-styles.ts'

export function TechOrbit() {
  return (
    <section id="orbit" aria-labelledby="orbit-heading" className={styles.clippedSection}>
      <div className={pageColumn}>
        <Orbit layers={technologyLayers}>
          <h2 id="orbit-heading">
            {`${orbitContent.heading[0]} `}
            <br />
            {orbitContent.heading[1]}
          </h2>
          <p>{orbitContent.text}</p>
        </Orbit>
      </div>
    </section>
  )
}
