import { useEffect, useRef, useState } from 'react'
import { config } from '#content/config.ts'
import { chatAppLink, messages } from '#content/messages.ts'
import { navigation } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { watchScrolledPast } from '#platform/browser.ts'
import { css, cx } from '#styled/css'
import { Wordmark } from '#ui/brand/wordmark.tsx'
import { ExternalButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { NavMenu } from '#ui/nav-menu.tsx'
import { currentOf } from './current.ts'
import { LazyRequests } from './lazy.tsx'
import { MobilePanel } from './mobile-panel.tsx'

/** Logo, navigation and 'Get a Quote!', fixed at the top; menus and panel work before any script runs. */
export function Header({ path }: { readonly path: string }) {
  const [isScrolled, setScrolled] = useState(false)
  const top = useRef<HTMLSpanElement>(null)
  useEffect(() => (top.current ? watchScrolledPast(top.current, setScrolled) : undefined), [])
  return (
    <>
      <span ref={top} aria-hidden="true" className={sentinel} />
      <header className={bar} data-scrolled={isScrolled || undefined}>
        <div className={inner}>
          <Link href={paths.home} aria-label={`${config.name}, home`} className={logo}>
            <Wordmark />
          </Link>
          <nav aria-label="Main" className={wide}>
            <ul className={css({ display: 'flex' })}>
              {navigation.map((item) => (
                <li key={item.name} className={css({ position: 'relative' })}>
                  {item.sub ? (
                    <NavMenu
                      name={item.name}
                      links={item.sub}
                      columns={item.sub.length > 4 ? 'two' : 'one'}
                      path={path}
                      isCurrent={currentOf(path) === item.name}
                    />
                  ) : (
                    <Link
                      href={item.href}
                      className={cx(link, currentOf(path) === item.name && current)}
                      aria-current={path === item.href ? 'page' : undefined}
                    >
                      {item.name}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <LazyRequests />
          <div className={quote}>
            <ExternalButtonLink size="sm" href={chatAppLink(messages.quote)}>
              Get a Quote!
            </ExternalButtonLink>
          </div>
          <MobilePanel path={path} />
        </div>
      </header>
    </>
  )
}

/** As tall as the distance after which the page counts as scrolled: 10 px (spec §2.2). */
const sentinel = css({ position: 'absolute', top: '0', left: '0', width: '1px', height: '10px', pointerEvents: 'none' })

/** With the waiting requests open it stands above the chat. */
const bar = css({
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 'header',
  height: { base: '4.25rem', xs: '4.75rem' },
  transition: 'background 240ms, box-shadow 240ms',
  '&:has(#waiting-requests)': { zIndex: 'panel' },
  '&[data-scrolled]': {
    background: 'color-mix(in srgb, {colors.ground} 90%, transparent)',
    backdropFilter: 'blur(8px)',
    boxShadow: '0 1px 0 {colors.line.faint}, 0 18px 40px -24px #000',
  },
})
const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: '5',
  height: '100%',
  paddingInline: 'gutter',
  '&:has(> [data-requests])': { columnGap: { base: '3', xs: '4', '3xl': '5' } },
  '& > [data-requests] ~ *': { marginInlineStart: '0' }, // the count is what stands away from the rest
})
const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  '& > svg': { height: '1.9rem', width: 'auto' },
})
const wide = css({ marginInlineStart: 'auto', display: { base: 'none', '2xl': 'block' } })
const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '0.72rem',
  textStyle: 'small',
  fontWeight: 500,
  lineHeight: 1,
  color: 'text.2',
  whiteSpace: 'nowrap',
  transition: 'color 120ms',
  _hover: { color: 'text' },
})
const current = css({
  color: 'text',
  _after: {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '2px',
    width: '5px',
    height: '5px',
    marginLeft: '-2.5px',
    borderRadius: 'round',
    background: 'signal',
    _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
})
const quote = css({ display: { base: 'none', xs: 'block' }, marginInlineStart: { base: 'auto', '2xl': '0' } })
