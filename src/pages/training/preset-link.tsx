import { useSetAtom } from 'jotai'
import type { ButtonVariantProps } from '#styled/recipes/button.js'
import { button } from '#styled/recipes/button.js'
import { Trail } from '#ui/marks.tsx'
import { choosePresetBatchAtom } from './preset.ts'

type PresetLinkProps = ButtonVariantProps & {
  readonly action: { readonly label: string; readonly level: string; readonly batch?: string }
  /** The batch beside the link, and what it selects in the form. The batch's name is part of the link's name. */
  readonly batch?: { readonly name: string; readonly choice: string }
}

/** Renders a link to the inquiry form, which prefills the form with what the link is for. */
export function PresetLink({ action: { label, level, batch: other = '' }, batch, variant, size }: PresetLinkProps) {
  const choose = useSetAtom(choosePresetBatchAtom)
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the form, with or without scripts; the click only prefills it
    <a
      href="#inquiry"
      {...(batch && { 'aria-label': `${label}: ${batch.name}` })}
      className={button({ variant, size })}
      onClick={() => choose({ level, batch: batch?.choice ?? other })}
    >
      <span>{label}</span>
      <Trail tone="inherit" />
    </a>
  )
}
