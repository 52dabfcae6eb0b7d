import { icons as agentIcons } from 'virtual:icons/agents'
import { icons as integrationIcons } from 'virtual:icons/integrations'
import { records as ofFields } from 'virtual:records/agents/details'
import { records as tiles } from 'virtual:records/integrations'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { agentFields, type FieldTint } from '#content/agents.ts'
import { PLASTER } from '#lib/engrave/inks.ts'
import { svgFile } from './svg-file.ts'

/** Pixels of the square a mark is drawn in. */
const SIDE = 24

/**
 * The marks of the agents, each in the tint of its field, and of what they connect to, one below the other. An address
 * that ends in `#` and an id is a view of that mark alone: the page asks for one file, and carries no lines of
 * many drawings far down.
 */
export function agentIconSprite(tints: Readonly<Record<FieldTint, string>>): string {
  const marks = [
    ...agentFields.flatMap(({ tint }, index) =>
      (ofFields[index]?.marks ?? []).map(({ id, icon }) => ({
        id,
        icon: agentIcons[icon],
        stroke: tints[tint],
        strokeWidth: 1.5,
      })),
    ),
    ...tiles.map(({ id, icon }) => ({
      id,
      icon: integrationIcons[icon],
      stroke: PLASTER,
      strokeWidth: 1.2,
    })),
  ]
  const drawing = marks.map(({ id, icon, ...look }, place) => {
    const y = SIDE * place
    const view = `<view id="${id}" viewBox="0 ${y} ${SIDE} ${SIDE}"/>`
    return view + (icon ? renderToStaticMarkup(createElement(icon, { y, ...look })) : '')
  })
  return svgFile(SIDE, SIDE * marks.length, drawing.join(''))
}
