import type { Project } from '#content/projects.ts'
import { eagerImage, lazyImage } from '#ui/image-loading.ts'

type ProjectCoverProps = {
  readonly project: Pick<Project, 'slug' | 'cover'>
  /** The `sizes` attribute, from which the browser chooses a file of a photograph. */
  readonly sizes: string
  /** Whether the cover is in the first view. Other covers load lazily. */
  readonly isFirst?: boolean
}

/** The photograph of a project or, without one, its drawing. It is decorative, so screen readers skip it. */
export function ProjectCover({ project: { slug, cover }, sizes, isFirst = false }: ProjectCoverProps) {
  const imageLoading = isFirst ? eagerImage : lazyImage
  if (!cover) return <img src={`/art/project-${slug}.svg`} alt="" width="960" height="600" {...imageLoading} />
  return (
    <picture>
      <source type="image/avif" srcSet={cover.avif} sizes={sizes} />
      <img src={cover.src} srcSet={cover.srcSet} sizes={sizes} alt="" width="960" height="600" {...imageLoading} />
    </picture>
  )
}
