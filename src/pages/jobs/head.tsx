import { jobsPage as words } from '#content/jobs.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { jobsPage } from '#styled/recipes/jobs-page.js'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'
import { seenAtOnce } from '#ui/picture.ts'
import { openPlaces } from './places-plan.ts'

const looks = jobsPage()
const [first, second] = words.heading
const namedPlaces = openPlaces.filter(({ isNamed }) => isNamed)

/** The head: fifty trails and a dashed ring for each opening around the full stop. The names of the rings are pictures of words: the list below says them. */
export function Head() {
  return (
    <section className={looks.head}>
      <Sky />
      <div className={`${wrap} ${looks.headWords}`}>
        <div className={looks.headline}>
          <h1>
            {first} <br />
            {second}
            <Pole />
          </h1>
          <div aria-hidden="true" className={looks.chart}>
            <img
              src="/art/jobs-places.svg"
              alt=""
              width="1520"
              height="1520"
              {...seenAtOnce}
              className={looks.drawing}
            />
            {namedPlaces.map(({ label, isNamedLeft, left, top }) => (
              <i
                key={label}
                data-name={label}
                data-side={isNamedLeft ? 'left' : undefined}
                className={looks.place}
                style={{ left, top }}
              />
            ))}
          </div>
        </div>
        <div className={looks.low}>
          <p className={looks.lead}>{words.lead}</p>
          <p className={looks.key}>{words.chart}</p>
        </div>
      </div>
    </section>
  )
}
