import { icons as agentIcons } from 'virtual:icons/agents'
import { icons as integrationIcons } from 'virtual:icons/integrations'
import { records as agentFields } from 'virtual:records/agents'
import { records as fieldDrawings } from 'virtual:records/agents/details'
import { records as integrations } from 'virtual:records/integrations'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FieldTint } from '#content/agents-schema.ts'
import { PLASTER } from '#lib/engrave/inks.ts'
import { svgFile } from '#lib/engrave/svg-file.ts'

/** The side of the square in which an icon is drawn, in px. */
const SIDE = 24

/**
 * Returns a sprite, in which icons stand one below the other: those of the agents, each in the tint of its field, and
 * those of the integrations. An address that ends in an id shows a single icon, so that the page loads one file and
 * needs no inline drawings.
 */
export function agentIconSprite(tints: Readonly<Record<FieldTint, string>>): string {
  const allIcons = [
    ...agentFields.flatMap(({ tint }, index) =>
      (fieldDrawings[index]?.marks ?? []).map(({ id, icon }) => ({
        id,
        icon: agentIcons[icon],
        stroke: tints[tint],
        strokeWidth: 1.5,
      })),
    ),
    ...integrations.map(({ id, icon }) => ({
      id,
      icon: integrationIcons[icon],
      stroke: PLASTER,
      strokeWidth: 1.2,
    })),
  ]
  const drawing = allIcons.map(({ id, icon, ...strokeProps }, position) => {
    const y = SIDE * position
    const view = `<view id="${id}" viewBox="0 ${y} ${SIDE} ${SIDE}"/>`
    return view + (icon ? renderToStaticMarkup(createElement(icon, { y, ...strokeProps })) : '')
  })
  return svgFile(SIDE, SIDE * allIcons.length, drawing.join(''))
}
