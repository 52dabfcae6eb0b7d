import { lazyImage } from '#ui/image-loading.ts'

/** The icon of an agent or of a kind of app. All icons are views of one SVG file. */
export function AgentsIcon({ name }: { readonly name: string }) {
  return <img src={`/art/agents-marks.svg#${name}`} alt="" width="24" height="24" {...lazyImage} />
}
