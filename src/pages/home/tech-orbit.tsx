import { orbitWords, technologyLayers } from '#content/technologies.ts'
import { Orbit } from '#features/tech-orbit/ui/orbit.tsx'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'

const looks = homeMiddle()

/** The technologies on the orbits of their layers. */
export function Part() {
  return (
    <section id="orbit" aria-labelledby="orbit-heading" className={looks.orbitBand}>
      <div className={looks.wrap}>
        <Orbit layers={technologyLayers} looks={looks}>
          <h2 id="orbit-heading">
            {`${orbitWords.heading[0]} `}
            <br />
            {orbitWords.heading[1]}
          </h2>
          <p>{orbitWords.text}</p>
        </Orbit>
      </div>
    </section>
  )
}
