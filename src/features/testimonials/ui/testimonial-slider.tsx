import { record as paging } from 'virtual:records/messages/moving/paging'
import { record as words } from 'virtual:records/messages/moving/testimonials'
import { useAtomValue, useSetAtom } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { initialsOf } from '#lib/slugify.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { goToAtom, sliderAtom } from '../state.ts'

type Testimonial = {
  readonly id: string
  readonly content: string
  readonly author: string
  readonly role: string
  readonly project?: { readonly title: string; readonly href: string }
}

type Slot =
  | 'testimonials'
  | 'testimonialSlide'
  | 'testimonialPortrait'
  | 'testimonialQuote'
  | 'testimonialControls'
  | 'testimonialDots'

type SliderProps = {
  readonly items: readonly Testimonial[]
  readonly styles: Readonly<Record<Slot, string>>
  /** Returns the address of the sky behind a person's initials. */
  readonly portraitOf: (id: string) => string
}

/** Testimonials, one at a time, with arrows and dots if there are several. */
export function TestimonialSlider({ items, styles, portraitOf }: SliderProps) {
  const { index, isLocked } = useAtomValue(sliderAtom)
  const goTo = useSetAtom(goToAtom)
  const [said, setSaid] = useState('')
  const pressed = useRef<HTMLElement | null>(null)
  // a disabled button loses the focus, so it gets the focus back once the slider is unlocked
  useEffect(() => {
    if (!isLocked && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
    if (!isLocked) pressed.current = null
  }, [isLocked])
  const go = (to: number, button: HTMLElement) => {
    const item = items[(to + items.length) % items.length]
    pressed.current = button.matches(':focus') ? button : null
    setSaid(item ? `${item.author}, ${item.role}: “${item.content}”` : '')
    goTo(to, items.length)
  }
  return (
    <div data-changing={isLocked ? '' : undefined} className={styles.testimonials}>
      {items.map((item, place) => (
        <div
          key={item.id}
          role="group"
          aria-roledescription="slide"
          aria-label={fillTemplate(paging.place, { number: place + 1, all: items.length })}
          data-shown={place === index ? '' : undefined}
          className={styles.testimonialSlide}
        >
          <div aria-hidden="true" className={styles.testimonialPortrait}>
            <img src={portraitOf(item.id)} alt="" width="480" height="600" loading="lazy" decoding="async" />
            <span>{initialsOf(item.author)}</span>
          </div>
          <figure className={styles.testimonialQuote}>
            <blockquote>“{item.content}”</blockquote>
            <figcaption>
              <b>{item.author}</b>
              <span>{item.role}</span>
              {item.project && (
                <p>
                  <Link href={item.project.href}>{fillTemplate(words.project, { title: item.project.title })}</Link>
                </p>
              )}
            </figcaption>
          </figure>
        </div>
      ))}
      {items.length > 1 && (
        <div className={styles.testimonialControls}>
          <IconButton
            label={fillTemplate(paging.previous, { one: words.one })}
            disabled={isLocked}
            onClick={({ currentTarget }) => go(index - 1, currentTarget)}
          >
            <ArrowLeft size={20} strokeWidth={1.5} />
          </IconButton>
          <IconButton
            label={fillTemplate(paging.next, { one: words.one })}
            disabled={isLocked}
            onClick={({ currentTarget }) => go(index + 1, currentTarget)}
          >
            <ArrowRight size={20} strokeWidth={1.5} />
          </IconButton>
          <div className={styles.testimonialDots}>
            {items.map(({ id }, place) => (
              <button
                key={id}
                type="button"
                aria-label={fillTemplate(words.spoken, { number: place + 1, all: items.length })}
                aria-current={place === index ? 'true' : undefined}
                disabled={isLocked}
                onClick={({ currentTarget }) => go(place, currentTarget)}
              />
            ))}
          </div>
          <p role="status" className={css({ srOnly: true })}>
            {said}
          </p>
        </div>
      )}
    </div>
  )
}
