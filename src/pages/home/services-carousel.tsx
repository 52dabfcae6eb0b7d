import { type ServiceCard, serviceCards, serviceScales } from '#content/service-cards.ts'
import { Carousel } from '#features/carousel/ui/carousel.tsx'
import { badge } from '#styled/recipes/badge.js'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'
import { GlyphIcon } from '#ui/glyphs.tsx'
import { Link } from '#ui/link.tsx'

const looks = homeMiddle()

/** The eight services as cards that drift by until someone takes hold of them. */
export function Part() {
  return (
    <section id="services" aria-labelledby="services-heading" className={looks.services}>
      <Carousel
        looks={looks}
        one="service"
        all="services"
        items={serviceCards}
        card={(service, isCopy) => <Card key={service.href} service={service} isCopy={isCopy} />}
      >
        <h2 id="services-heading">Eight services under one roof</h2>
      </Carousel>
    </section>
  )
}

function Card({ service, isCopy }: { readonly service: ServiceCard; readonly isCopy: boolean }) {
  return (
    <li className={looks.service}>
      <GlyphIcon name={service.icon} />
      <h3>
        <Link href={service.href} draggable={false} {...(isCopy && { tabIndex: -1 })}>
          {service.title}
        </Link>
      </h3>
      <p>{service.subtitle}</p>
      <p>{service.description}</p>
      <ul>
        {service.tags.map((tag) => (
          <li key={tag} className={badge()}>
            {tag}
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>clients</dt>
          <dd>
            <span>{service.clients}</span>
            <Bar value={Number.parseInt(service.clients, 10)} of={serviceScales.clients} />
          </dd>
        </div>
        <div>
          <dt>rating, of {serviceScales.rating}</dt>
          <dd>
            <span>{service.rating}</span>
            <Bar value={Number(service.rating)} of={serviceScales.rating} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** A number to its scale. */
function Bar({ value, of }: { readonly value: number; readonly of: number }) {
  return (
    <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0H${value}V1H0Z`} />
    </svg>
  )
}
