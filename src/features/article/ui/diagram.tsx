import type { Diagram } from '#content/article.ts'
import { css } from '#styled/css'

/** The width of a grid column, in pixels at full width. */
const COLUMN_WIDTH = 8.6
/** The height of a grid row, in pixels at full width. */
const ROW_HEIGHT = 25
/** The size of an arrow head, in pixels at full width. */
const ARROW_HEAD = { length: 9, halfWidth: 4.5 }
/** The rotation of an arrow head for each direction, in clockwise degrees. Without rotation it points right. */
const ARROW_ROTATION = { right: 0, down: 90, up: -90 }

/**
 * A diagram at its natural width, or at the width of the text column if that is narrower. Screen readers read `alt`.
 */
export function DiagramView({ diagram, alt }: { readonly diagram: Diagram; readonly alt: string }) {
  const [width, height] = [diagram.columns * COLUMN_WIDTH, diagram.rows * ROW_HEIGHT]
  return (
    <div className={diagramFrame}>
      <svg role="img" aria-label={alt} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <path
          d={diagram.lines
            .map(
              ([x, y, toX, toY]) =>
                `M${px(x, COLUMN_WIDTH)} ${px(y, ROW_HEIGHT)}L${px(toX, COLUMN_WIDTH)} ${px(toY, ROW_HEIGHT)}`,
            )
            .join('')}
        />
        {diagram.heads.map(({ x, y, towards }) => (
          <path
            key={`${x} ${y}`}
            data-head=""
            d={`M0 0l${-ARROW_HEAD.length} ${-ARROW_HEAD.halfWidth}v${2 * ARROW_HEAD.halfWidth}z`}
            transform={`translate(${px(x, COLUMN_WIDTH)} ${px(y, ROW_HEIGHT)}) rotate(${ARROW_ROTATION[towards]})`}
          />
        ))}
        {diagram.words.map(({ text, x, y, anchor }) => (
          <text
            key={`${x} ${y}`}
            x={px(x, COLUMN_WIDTH)}
            y={px(y, ROW_HEIGHT)}
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

/** Converts a position in columns or rows to pixels, rounded to a tenth. */
function px(position: number, unit: number) {
  return Math.round(position * unit * 10) / 10
}

const diagramFrame = css({
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
