import { record as heading } from 'virtual:records/pages/services/carousel'
import { type ServiceCard, serviceCards, serviceScales } from '#content/service-cards.ts'
import { leadingNumber } from '#lib/leading-number.ts'
import { Carousel } from '#pages/home/carousel/carousel.tsx'
import { badge } from '#styled/recipes/badge.js'
import { GlyphIcon } from '#ui/glyph-icon.tsx'
import { Link } from '#ui/link.tsx'
import { styles } from './services-carousel-styles.ts'

/** The cards scroll slowly while the visitor does not use them. */
export function ServicesCarousel() {
  if (serviceCards.length === 0) return null
  return (
    <section id="services" aria-labelledby="services-heading" className={styles.services}>
      <Carousel
        headingId="services-heading"
        heading={heading}
        itemName="service"
        itemsName="services"
        items={serviceCards}
        renderCard={(service, isCopy) => <Card key={service.href} service={service} isCopy={isCopy} />}
      />
    </section>
  )
}

function Card({ service, isCopy }: { readonly service: ServiceCard; readonly isCopy: boolean }) {
  const { name, href, glyph, promise, description, tags, clients, rating } = service
  return (
    <li className={styles.service}>
      <GlyphIcon name={glyph} />
      <h3>
        <Link href={href} draggable={false} {...(isCopy && { tabIndex: -1 })}>
          {name}
        </Link>
      </h3>
      <p>{promise}</p>
      <p>{description}</p>
      {tags.length > 0 && (
        <ul>
          {tags.map((tag) => (
            <li key={tag} className={badge()}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      {(clients !== undefined || rating !== undefined) && (
        <dl>
          {clients !== undefined && (
            <div>
              <dt>clients</dt>
              <dd>
                <span>{clients}</span>
                <Bar value={leadingNumber(clients)} max={serviceScales.clients} />
              </dd>
            </div>
          )}
          {rating !== undefined && (
            <div>
              <dt>rating, of {serviceScales.rating}</dt>
              <dd>
                <span>{rating.toFixed(1)}</span>
                <Bar value={rating} max={serviceScales.rating} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </li>
  )
}

/** A number as a bar, which is full at `max`. */
function Bar({ value, max }: { readonly value: number; readonly max: number }) {
  return (
    <svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0H${value}V1H0Z`} />
    </svg>
  )
}
