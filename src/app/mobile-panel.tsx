import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { chatAppLink, messages } from '#content/messages.ts'
import { navigation } from '#content/navigation.ts'
import { css } from '#styled/css'
import { iconButton } from '#styled/recipes/icon-button.js'
import { Wordmark } from '#ui/brand/wordmark.tsx'
import { ExternalButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

/** The navigation of small screens. A popover: it opens, closes and returns focus without a script of ours. */
export function MobilePanel({ path }: { readonly path: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  return (
    <div className={css({ display: { '2xl': 'none' }, marginInlineStart: { base: 'auto', xs: '0' } })}>
      <button type="button" popoverTarget="menu" aria-label="Open menu" className={iconButton()}>
        <Menu size={20} strokeWidth={1.5} />
      </button>
      <div ref={panel} id="menu" popover="auto" role="dialog" aria-label="Menu" className={sheet}>
        <div className={head}>
          <Wordmark />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={iconButton()}
          >
            <X size={20} strokeWidth={1.5} />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul>
            {navigation.map((item) => (
              <li key={item.name} className={css({ borderTop: '1px solid {colors.line.faint}' })}>
                {item.sub ? (
                  <details>
                    <summary className={row}>
                      {item.name}
                      <ChevronDown size={20} strokeWidth={1.5} />
                    </summary>
                    <ul className={css({ paddingBottom: '3' })}>
                      {item.sub.map((link) => (
                        <li key={link.href}>
                          <Link
                            href={link.href}
                            onClick={close}
                            className={subRow}
                            aria-current={link.href === path ? 'page' : undefined}
                          >
                            {link.name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <Link
                    href={item.href}
                    onClick={close}
                    className={row}
                    aria-current={item.href === path ? 'page' : undefined}
                  >
                    {item.name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={css({ marginTop: 'auto', padding: '1.5rem 1.25rem' })}>
          <ExternalButtonLink wide href={chatAppLink(messages.quote)}>
            Get a Quote!
          </ExternalButtonLink>
        </div>
      </div>
    </div>
  )
}

const sheet = css({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(26rem, 100%)',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'plate',
  color: 'text',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  '&:popover-open': { display: 'flex', animation: 'slideIn 420ms {easings.settle}' },
  _backdrop: { background: 'scrim' },
  _forced: { border: '1px solid CanvasText' },
})
const head = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4.25rem',
  padding: '0.75rem 1.25rem',
  '& > svg': { height: '1.9rem', width: 'auto' },
  _before: { content: '""', position: 'absolute', inset: '0 0 auto', height: '12px', limb: true },
})
const row = css({
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  paddingInline: '1.25rem',
  textStyle: 'row',
  'details[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
  '&[aria-current=page]::after': {
    content: '""',
    width: '7px',
    height: '7px',
    borderRadius: 'round',
    background: 'signal',
    marginInlineEnd: '0.5rem',
    _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
})
const subRow = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '2.25rem 1.25rem',
  fontWeight: 500,
  color: 'text.2',
  _hover: { color: 'text' },
  '&[aria-current=page]': { color: 'signal' },
})
