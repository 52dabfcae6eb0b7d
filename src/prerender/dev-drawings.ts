import { records as clients } from 'virtual:records/clients/details'
import { posts } from '#content/posts.ts'
import { projects } from '#content/projects.ts'
import { team } from '#content/team.ts'
import { art } from './art.ts'
import { coverSvg } from './cover-images.ts'
import { portraits } from './portraits.ts'
import { encodeRecordImages } from './record-images.ts'

type DevPicture = { readonly type: string; readonly source: string | Uint8Array }

/**
 * Returns what development shows at the address of a drawing, of an article's cover, or of a photograph or logo of the
 * content; undefined if the address is none of them. A cover is the same SVG in every size and format, because drawing
 * it as pixels takes seconds.
 */
export async function devDrawing(content: string, path: string): Promise<DevPicture | undefined> {
  const drawings = { ...art, ...portraits(posts, team) }
  const draw = path.endsWith('.svg') && drawings[path.replace(/^\/art\/|\.svg$/g, '')]
  if (draw) return { type: 'image/svg+xml', source: draw() }
  const [, slug] = /^\/covers\/(.+)-\d+\.(?:avif|webp)$/.exec(path) ?? []
  const post = posts.find((each) => each.slug === slug)
  if (post) return { type: 'image/svg+xml', source: coverSvg(post) }
  if (!/^\/(covers\/project|people|art\/client)/.test(path)) return undefined
  const { files } = await encodeRecordImages(content, { projects, clients, team })
  const file = files.find(({ fileName }) => `/${fileName}` === path)
  const type = path.endsWith('.svg') ? 'svg+xml' : path.replace(/^.*\./, '')
  return file && { type: `image/${type}`, source: file.source }
}
