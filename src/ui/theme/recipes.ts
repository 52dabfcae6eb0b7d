import { button, iconButton, trail } from './recipes/button.ts'
import { chatPanel } from './recipes/chat-panel.ts'
import { field } from './recipes/field.ts'
import { badge, chip, headingDot, limbRule } from './recipes/marks.ts'
import { menu } from './recipes/menu.ts'
import { outboxCount } from './recipes/outbox-count.ts'
import { outboxPanel } from './recipes/outbox-panel.ts'
import { outboxRow } from './recipes/outbox-row.ts'
import { dialog, statusBar, toast, tooltip } from './recipes/overlays.ts'
import { accordion, card } from './recipes/rows.ts'

export const recipes = { button, iconButton, trail, badge, chip, headingDot, limbRule }
export const slotRecipes = {
  field,
  toast,
  statusBar,
  dialog,
  tooltip,
  menu,
  chatPanel,
  outboxCount,
  outboxPanel,
  outboxRow,
  accordion,
  card,
}
