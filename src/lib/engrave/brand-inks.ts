import { brandColors } from '#lib/brand-colors.ts'

// A build replaces this file by constants (`prerender/inline-config.ts`). `content/config.ts` checks the settings.

const env: Readonly<Record<string, string | undefined>> = import.meta.env ?? {}
const { signal, stars } = brandColors(env.VITE_SIGNAL_COLORS, env.VITE_STAR_COLORS)

export const SIGNAL = signal.base
export const SIGNAL_HI = signal.hi

/** The tints of stars by class, from hot and blue to cool and red. */
export const STARS = stars
