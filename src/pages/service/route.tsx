import { record as labels } from 'virtual:records/pages/service/labels'
import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './route-styles.ts'

const lanes = ['customer', 'shop', 'team'] as const

/**
 * The stations of an order, each with a text for every lane. On wide screens the names of the lanes are visible once,
 * on the left.
 */
export function ServiceRoute({ block }: { readonly block: ServiceBlockRecordOf<'route'> }) {
  return (
    <BlockSection block={block} background="ember">
      <div className={styles.route}>
        <div aria-hidden="true" className={styles.lanes}>
          <span />
          {lanes.map((lane) => (
            <span key={lane}>{block.lanes[lane]}</span>
          ))}
        </div>
        <ol className={styles.stations}>
          {block.stations.map((station) => (
            <li key={station.name} className={styles.station}>
              <div className={styles.stationHead}>
                <p>{station.time}</p>
                <h3>{station.name}</h3>
              </div>
              <dl className={styles.stationLanes}>
                {lanes.map((lane) => (
                  <Lane key={lane} name={block.lanes[lane]} text={station[lane]} />
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  )
}

function Lane({ name, text }: { readonly name: string; readonly text: string | undefined }) {
  return (
    <div className={styles.lane} data-silent={text === undefined ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{text ?? labels.silent}</dd>
    </div>
  )
}
