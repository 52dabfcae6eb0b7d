import type { ReactNode } from 'react'
import { clients } from '#content/clients.ts'
import { css } from '#styled/css'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'

const looks = homeMiddle()

/** What the names mean, in a few strokes on a grid of 24: a water jug, a way north, a flower, a kite, a lantern. */
const marks: Readonly<Record<(typeof clients)[number]['mark'], ReactNode>> = {
  surahi: <path d="M10 3h4M11 3v5.5c0 1.2-5 2.8-5 7.2C6 19 8.5 21 12 21s6-2 6-5.3c0-4.4-5-6-5-7.2V3M6.6 13.5h10.8" />,
  north: <path d="M3 20 12 3l9 17M7.2 12 12 16l4.8-4" />,
  marigold: (
    <path d="M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M12 3v3.5M12 17.5V21M3 12h3.5M17.5 12H21M5.6 5.6l2.5 2.5M15.9 15.9l2.5 2.5M18.4 5.6l-2.5 2.5M8.1 15.9l-2.5 2.5" />
  ),
  kite: <path d="M13 3 20 9 13 16 7 9zM13 3v13M7 9h13M13 16c-1 3-4 1.5-5 3s-2 2-4 2" />,
  lantern: <path d="M12 2.5V5M8 5h8l2 4-2 9H8L6 9zM6 9h12M12 5v13M9.5 21.5h5" />,
}

/** The names of clients, each with its mark. */
export function Part() {
  return (
    <section aria-labelledby="trust-heading" className={looks.plain}>
      <div className={looks.wrap}>
        <h2 id="trust-heading" className={css({ srOnly: true })}>
          Trusted by
        </h2>
        <ul className={looks.trust}>
          {clients.map(({ name, mark }) => (
            <li key={name}>
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.4"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                {marks[mark]}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
