import { record as meeting } from 'virtual:records/pages/contact/meeting'
import { record as office } from 'virtual:records/pages/contact/office'
import { useAtomValue, useSetAtom } from 'jotai'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { MeetingForm } from '#features/meeting/ui/meeting-form.tsx'
import { receiptsAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { phoneLink } from '#lib/phone-link.ts'
import { css } from '#styled/css'
import { ContactDetails, ContactLink } from '#ui/contact-details.tsx'
import { DashedItem } from '#ui/dashed-item.tsx'
import { pageColumn } from '#ui/layout.ts'
import { LimbRule } from '#ui/marks.tsx'
import { OpeningStatus } from './opening-status.tsx'

export function MeetingSection() {
  const submit = useSetAtom(submitFormAtom)
  const { meeting: receipt } = useAtomValue(receiptsAtom)
  return (
    <section id="meeting" aria-labelledby="meeting-heading" className={`${pageColumn} ${section}`}>
      <LimbRule />
      <div className={columns}>
        <div className={introText}>
          <h2 id="meeting-heading" className={css({ textStyle: 'h2' })}>
            {meeting.way}
          </h2>
          <h3 className={heading}>{meeting.heading}</h3>
          <p className={css({ textStyle: 'lead', color: 'text.2', maxWidth: 'measure' })}>{meeting.tagline}</p>
        </div>
        <div className={formPanel}>
          {receipt && <receipt.View {...receipt} />}
          <MeetingForm submit={submit} />
          <p className={css({ textStyle: 'small', color: 'text.3' })}>{meeting.promise}</p>
        </div>
        <div className={detailsColumn}>
          <div>
            <ContactDetails
              details={[
                { icon: <Phone size={20} strokeWidth={1.5} />, name: 'CALL US', lines: office.phones.map(renderPhone) },
                {
                  icon: <MapPin size={20} strokeWidth={1.5} />,
                  name: 'LOCATION',
                  lines: [...office.address, office.headquarters],
                },
                {
                  icon: <Clock size={20} strokeWidth={1.5} />,
                  name: 'HOURS',
                  lines: office.hours,
                },
              ]}
            />
            <OpeningStatus />
          </div>
          <div className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
            <h3 className={css({ textStyle: 'title' })}>{meeting.expectHeading}</h3>
            <ul className={css({ display: 'grid', gap: '2' })}>
              {meeting.expect.map((line) => (
                <DashedItem key={line}>{line}</DashedItem>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}

function renderPhone(phone: string) {
  return (
    <ContactLink key={phone} href={phoneLink(phone)}>
      {phone.replaceAll(' ', '\u00a0')}
    </ContactLink>
  )
}

const section = css({ position: 'relative', paddingBottom: 'section', scrollMarginTop: '6rem' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(12, minmax(0, 1fr))' },
  gridTemplateRows: { xl: 'auto 1fr' },
  gap: { base: '{spacing.6} {spacing.column}', xl: '{spacing.5} {spacing.column}' },
  paddingTop: { base: '5', sm: 'clamp(2.5rem, 5vw, 5rem)' },
})
/** On a phone, the form begins in the same view as the heading, and the details follow. */
const introText = css({ gridColumn: { xl: '1 / 6' }, display: 'grid', gap: { base: '3', sm: '5' } })
/** On tablets the list of expectations is beside the contact details. */
const detailsColumn = css({
  gridColumn: { xl: '1 / 6' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)', xl: 'minmax(0, 1fr)' },
  gap: '{spacing.5} {spacing.7}',
  alignContent: 'start',
})
/** The heading is in capitals, which are wider than mixed case and need a smaller size. */
const heading = css({ textStyle: 'h3', fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.5rem)' })
const formPanel = css({
  gridColumn: { xl: '7 / -1' },
  gridRow: { xl: '1 / 3' },
  alignSelf: 'start',
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(1.25rem, 3vw, 3rem)',
  paddingBlock: { base: '6', xs: 'clamp(1.25rem, 3vw, 3rem)' },
  marginInline: { base: 'calc(-1 * {spacing.gutter})', xs: '0' },
  background: 'plate',
  _edged: { border: '1px solid CanvasText' },
})
