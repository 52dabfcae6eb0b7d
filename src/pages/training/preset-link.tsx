import { useSetAtom } from 'jotai'
import type { ButtonVariantProps } from '#styled/recipes/button.js'
import { button } from '#styled/recipes/button.js'
import { Trail } from '#ui/marks.tsx'
import { choosePresetBatchAtom } from './preset.ts'

type PresetLinkProps = ButtonVariantProps & {
  readonly action: { readonly label: string; readonly level: string; readonly batch?: string }
  /** The batch it stands beside, and what it chooses in the form; its name is part of the link's. */
  readonly batch?: { readonly name: string; readonly choice: string }
}

/** Leads to the inquiry form, and fills in there what the button stands for. */
export function PresetLink({ action: { label, level, batch: other = '' }, batch, variant, size }: PresetLinkProps) {
  const choose = useSetAtom(choosePresetBatchAtom)
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the form, with or without scripts; the click only fills it in
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
