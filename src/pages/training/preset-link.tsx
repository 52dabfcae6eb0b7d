import { useSetAtom } from 'jotai'
import type { ButtonVariantProps } from '#styled/recipes/button.js'
import { button } from '#styled/recipes/button.js'
import { Trail } from '#ui/marks.tsx'
import { choosePresetAtom } from './preset.ts'

type PresetLinkProps = ButtonVariantProps & {
  readonly action: { readonly label: string; readonly level: string; readonly batch?: string }
  /**
   * The batch beside the link, and the option that the link selects in the form. The accessible name of the link
   * contains the name of the batch.
   */
  readonly batch?: { readonly name: string; readonly choice: string }
}

/** A click prefills the form with the level of `action`, and with the batch of `batch` or else that of `action`. */
export function PresetLink({
  action: { label, level, batch: defaultBatch = '' },
  batch,
  variant,
  size,
}: PresetLinkProps) {
  const choosePreset = useSetAtom(choosePresetAtom)
  return (
    // biome-ignore lint/a11y/useValidAnchor: the link works without scripts; the click only prefills the form
    <a
      href="#inquiry"
      {...(batch && { 'aria-label': `${label}: ${batch.name}` })}
      className={button({ variant, size })}
      onClick={() => choosePreset({ level, batch: batch?.choice ?? defaultBatch })}
    >
      <span>{label}</span>
      <Trail tone="inherit" />
    </a>
  )
}
