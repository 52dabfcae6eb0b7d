import { record as paging } from 'virtual:records/messages/moving/paging'
import { record as words } from 'virtual:records/messages/moving/testimonials'
import { useAtomValue, useSetAtom } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { initialsOf } from '#lib/slugify.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { goToAtom, sliderAtom } from './state.ts'
import { styles } from './testimonial-slider-styles.ts'

type Testimonial = {
  readonly id: string
  readonly content: string
  readonly author: string
  readonly role: string
  readonly project?: { readonly title: string; readonly href: string }
}

type SliderProps = {
  readonly items: readonly Testimonial[]
  /** Returns the address of the sky behind a person's initials. */
  readonly portraitOf: (id: string) => string
}

export function TestimonialSlider({ items, portraitOf }: SliderProps) {
  const { index, isLocked } = useAtomValue(sliderAtom)
  const goTo = useSetAtom(goToAtom)
  const [announcement, setAnnouncement] = useState('')
  const [isUsed, setUsed] = useState(false)
  const use = () => setUsed(true)
  const showItem = (to: number) => {
    if (isLocked) return
    const item = items[(to + items.length) % items.length]
    setAnnouncement(item ? `${item.author}, ${item.role}: “${item.content}”` : '')
    goTo(to, items.length)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only load the other portraits
    <div data-changing={isLocked ? '' : undefined} onPointerEnter={use} onFocus={use} className={styles.testimonials}>
      {items.map((item, position) => (
        <div
          key={item.id}
          role="group"
          aria-roledescription="slide"
          aria-label={fillTemplate(paging.place, { number: position + 1, all: items.length })}
          data-shown={position === index ? '' : undefined}
          className={styles.testimonialSlide}
        >
          <div aria-hidden="true" data-near="" className={styles.testimonialPortrait}>
            {(position === index || isUsed) && (
              <img src={portraitOf(item.id)} alt="" width="480" height="600" loading="lazy" decoding="async" />
            )}
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
            aria-disabled={isLocked || undefined}
            onClick={() => showItem(index - 1)}
          >
            <ArrowLeft size={20} strokeWidth={1.5} />
          </IconButton>
          <IconButton
            label={fillTemplate(paging.next, { one: words.one })}
            aria-disabled={isLocked || undefined}
            onClick={() => showItem(index + 1)}
          >
            <ArrowRight size={20} strokeWidth={1.5} />
          </IconButton>
          <div className={styles.testimonialDots}>
            {items.map(({ id }, position) => (
              <button
                key={id}
                type="button"
                aria-label={fillTemplate(words.spoken, { number: position + 1, all: items.length })}
                aria-current={position === index ? 'true' : undefined}
                aria-disabled={isLocked || undefined}
                onClick={() => showItem(position)}
              />
            ))}
          </div>
          <p role="status" className={css({ srOnly: true })}>
            {announcement}
          </p>
        </div>
      )}
    </div>
  )
}
