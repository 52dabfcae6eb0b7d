import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './route-styles.ts'

const lanes = ['customer', 'shop', 'team'] as const

/**
 * The stations of an order, each with a text for the lanes that have work there. On wide screens the names of the lanes are visible once,
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
                {lanes.map(
                  (lane) =>
                    station[lane] && (
                      <div key={lane} className={styles.lane} data-lane={lane}>
                        <dt>{block.lanes[lane]}</dt>
                        <dd>{station[lane]}</dd>
                      </div>
                    ),
                )}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  )
}
