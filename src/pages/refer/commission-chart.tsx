import { record as words } from 'virtual:records/pages/refer'
import { referralExample, referralLabels } from '#content/refer-example.ts'
import { COMMISSION, commissionPoint } from '#lib/engrave/commission.ts'
import { css } from '#styled/css'
import { eagerImage } from '#ui/image-loading.ts'
import { styles } from './commission-chart-styles.ts'

const { least, most, deal, max } = referralExample
const yPercent = (value: number, share: number) => `${commissionPoint(value, share, referralExample).y}%`
const xPercent = (value: number) => `${commissionPoint(value, 0, referralExample).x}%`

/**
 * Returns the width of figures in Hanken Grotesk, whose digits are 0.56 em wide and whose commas are 0.24 em wide. With
 * this width, labels begin at the same position in the fallback font.
 */
const widthOfFigures = (figures: string) =>
  `${[...figures].reduce((sum, character) => sum + (character === ',' ? 0.24 : 0.56), 0).toFixed(2)}em`

/** A drawing of the commission by the value of a project. Screen readers get the example of the drawing as text. */
export function CommissionChart() {
  const { shares, earnings, deals, upward, across } = referralLabels
  return (
    <figure className={styles.commissionChart}>
      <div aria-hidden="true" className={styles.plot}>
        <img
          src="/art/refer-commission.svg"
          alt=""
          width={COMMISSION.w}
          height={COMMISSION.h}
          {...eagerImage}
          className={styles.drawing}
        />
        <p className={styles.axisLabel}>{upward}</p>
        <ul>
          {shares.map((share, index) => (
            <li
              key={share}
              className={styles.shareLabel}
              style={{ left: xPercent(max), top: yPercent(max, index === 0 ? most : least) }}
            >
              {share}
            </li>
          ))}
        </ul>
        <ul>
          {earnings.map((earning, index) => (
            <li
              key={earning}
              className={styles.earningLabel}
              style={{ top: yPercent(deal, index === 0 ? most : least), width: widthOfFigures(earning) }}
            >
              {earning}
            </li>
          ))}
        </ul>
        <ul>
          {deals.map((value, index) => (
            <li
              key={value}
              className={styles.valueLabel}
              style={{ left: xPercent(index + 1), ...(index === 0 && { width: widthOfFigures(value) }) }}
            >
              {value}
            </li>
          ))}
        </ul>
        <p className={styles.axisLabel}>{across}</p>
      </div>
      <figcaption className={css({ srOnly: true })}>{words.drawing}</figcaption>
    </figure>
  )
}
