import type { PostSummary } from '#content/article.ts'
import type { team as people } from '#content/team.ts'
import { personSky } from '#lib/engrave/person-sky.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { slugify } from '#lib/slugify.ts'

const SIZE = { w: 240, h: 240 } as const

/** Returns the drawings of the people who have written articles and have no photograph, by their addresses. */
export function portraits(
  posts: readonly Pick<PostSummary, 'author' | 'guest'>[],
  team: readonly Pick<(typeof people)[number], 'name' | 'photo'>[],
): Drawings {
  const members = [...team.entries()].flatMap(([ink, { name, photo }]) =>
    !photo && posts.some(({ author, guest }) => author === name && !guest) ? [{ name, ink }] : [],
  )
  const guests = posts.flatMap(({ author, guest }) => (guest ? [{ name: author }] : []))
  return Object.fromEntries(
    [...members, ...guests].map(({ name, ...ink }) => [
      `/people/${slugify(name)}`,
      () => personSky(name, { ...SIZE, ...ink }),
    ]),
  )
}
