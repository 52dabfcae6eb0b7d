import { record as lines } from 'virtual:records/messages/contact/letter'
import { record as words } from 'virtual:records/messages/contact/service'
import type { MouseEvent } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes/button.js'

type ServiceLineProps = { readonly service: string; readonly onRemove: () => void }

/** The line names the service as it will appear in the message. */
export function ServiceLine({ service, onRemove }: ServiceLineProps) {
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector('input')?.focus({ preventScroll: true }) // this button is about to be removed
    onRemove()
  }
  return (
    <p data-wide="" className={line}>
      <span>{fillTemplate(lines.service, { service })}</span>
      <button
        type="button"
        aria-label={fillTemplate(words.removeNamed, { service })}
        className={button({ variant: 'line', size: 'sm' })}
        onClick={remove}
      >
        <span>{words.remove}</span>
      </button>
    </p>
  )
}

const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  borderBlock: '1px solid {colors.line}',
  overflowWrap: 'anywhere',
})
