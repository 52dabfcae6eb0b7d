import type { Diagram } from '#content/article.ts'
import { css } from '#styled/css'

/** The size of a grid column and row, in pixels at full width. */
const COLUMN = 8.6
const ROW = 25
/** An arrow head that points right, measured from its tip. */
const HEAD = { length: 9, half: 4.5 }
const TURN = { right: 0, down: 90, up: -90 }

/**
 * A diagram at its natural width, or that of its column if that is narrower. Screen readers get the alternative text.
 */
export function DiagramView({ diagram, alt }: { readonly diagram: Diagram; readonly alt: string }) {
  const [width, height] = [diagram.columns * COLUMN, diagram.rows * ROW]
  return (
    <div className={plate}>
      <svg role="img" aria-label={alt} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <path
          d={diagram.lines
            .map(([x, y, toX, toY]) => `M${px(x, COLUMN)} ${px(y, ROW)}L${px(toX, COLUMN)} ${px(toY, ROW)}`)
            .join('')}
        />
        {diagram.heads.map(({ x, y, towards }) => (
          <path
            key={`${x} ${y}`}
            data-head=""
            d={`M0 0l${-HEAD.length} ${-HEAD.half}v${2 * HEAD.half}z`}
            transform={`translate(${px(x, COLUMN)} ${px(y, ROW)}) rotate(${TURN[towards]})`}
          />
        ))}
        {diagram.words.map(({ text, x, y, anchor }) => (
          <text
            key={`${x} ${y}`}
            x={px(x, COLUMN)}
            y={px(y, ROW)}
            dy="0.35em"
            textAnchor={anchor === 'start' ? undefined : anchor}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Returns the position in pixels, rounded to a tenth. */
function px(place: number, unit: number) {
  return Math.round(place * unit * 10) / 10
}

const plate = css({
  background: 'ground.deep',
  borderBlock: '1px solid {colors.line}',
  paddingBlock: '1.5rem',
  paddingInline: { base: '0.75rem', sm: '1.25rem' },
  '& > svg': {
    display: 'block',
    marginInline: 'auto',
    maxWidth: '100%',
    height: 'auto',
    overflow: 'visible',
    fontSize: '16.5px', // in units of the drawing, so that text and boxes scale together
    '& path': { fill: 'none', stroke: 'line.strong', _forced: { stroke: 'CanvasText' } },
    '& [data-head]': { fill: 'cold', stroke: 'none', _forced: { fill: 'CanvasText' } },
    '& text': { fill: 'text', _forced: { fill: 'CanvasText' } },
  },
})
