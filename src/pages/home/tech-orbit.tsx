import { record as orbitContent } from 'virtual:records/pages/home/orbit'
import { records as technologyLayers } from 'virtual:records/technologies'
import { Orbit } from '#features/tech-orbit/ui/orbit.tsx'
import { homeTrustedBy } from '#styled/recipes/home-trusted-by.js'
import '#styled/styles/recipes/home-trusted-by.css'

const styles = homeTrustedBy()

/** Renders the technologies on one orbit, grouped by layer. */
export function TechOrbit() {
  return (
    <section id="orbit" aria-labelledby="orbit-heading" className={styles.clippedSection}>
      <div className={styles.column}>
        <Orbit layers={technologyLayers} styles={styles}>
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
