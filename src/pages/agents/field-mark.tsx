import { lazyImage } from '#ui/image-loading.ts'

/** The mark of an agent, or of what agents connect to: a view of the one drawing they all stand on. */
export function FieldMark({ of }: { readonly of: string }) {
  return <img src={`/art/agents-marks.svg#${of}`} alt="" width="24" height="24" {...lazyImage} />
}
