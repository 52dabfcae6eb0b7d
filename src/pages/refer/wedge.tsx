import { refer } from '#content/refer.ts'
import { wedgeLabels } from '#content/refer-example.ts'
import { COMMISSION } from '#lib/engrave/commission.ts'
import { css } from '#styled/css'
import { referPage } from '#styled/recipes/refer-page.js'
import { seenAtOnce } from '#ui/picture.ts'

const looks = referPage()

/** What a project's value earns, as a drawing; its example is said in words too. */
export function Wedge() {
  const { shares, earnings, deals, upward, across } = wedgeLabels
  return (
    <figure className={looks.wedge}>
      <div aria-hidden="true" className={looks.field}>
        <img
          src="/art/refer-commission.svg"
          alt=""
          width={COMMISSION.w}
          height={COMMISSION.h}
          {...seenAtOnce}
          className={looks.drawing}
        />
        <p className={looks.axis}>{upward}</p>
        <ul>
          {shares.map((share) => (
            <li key={share} className={looks.share}>
              {share}
            </li>
          ))}
        </ul>
        <ul>
          {earnings.map((earning) => (
            <li key={earning} className={looks.earning}>
              {earning}
            </li>
          ))}
        </ul>
        <ul>
          {deals.map((deal) => (
            <li key={deal} className={looks.deal}>
              {deal}
            </li>
          ))}
        </ul>
        <p className={looks.axis}>{across}</p>
      </div>
      <figcaption className={css({ srOnly: true })}>{refer.drawing}</figcaption>
    </figure>
  )
}
