import { technologyLayers } from '#content/technologies.ts'
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
            Seventeen technologies, <br />
            one orbit
          </h2>
          <p>
            Five layers, from the screen your customer touches to the machines behind it. We choose from what we know
            well.
          </p>
        </Orbit>
      </div>
    </section>
  )
}
