import type { SitePath } from '#content/paths.ts'
import type { InstrumentKind } from '#lib/engrave/instruments/scene.ts'
import type { Block } from './block.ts'

type Ink = 'azure' | 'ember' | 'indigo' | 'slate' | 'patina'

/** What the page of one service says, from its head to its closing plate. */
export type Service = {
  readonly path: SitePath
  /** The name of spec §2.9: title and heading of the page. */
  readonly name: string
  readonly description: string
  readonly intro: string
  /** The instrument of the head, `/art/scene-<kind>.svg`, and the ink it stands on (art direction §9). */
  readonly instrument: InstrumentKind
  readonly ink: Ink
  /** The label of the button to the contact page (spec §2.9). */
  readonly action: string
  /** The part of the page only this service has, offered beside the button. */
  readonly tour: { readonly label: string; readonly to: string }
  /** In the order they are read; every service has its own. */
  readonly blocks: readonly Block[]
  /** The moon is the lit share in eighths: the first service shows one, the last is full. */
  readonly closing: { readonly question: string; readonly text: string; readonly moon: number }
}
