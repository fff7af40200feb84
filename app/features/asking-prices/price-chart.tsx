import { formatMoney } from '~/features/statements'
import { usePage } from '~/page/use-page'
import type { Currency } from '~contract/currencies'
import { CHART_BOX, drawMonths, MARGIN, type PricePoint } from './draw-months'

/** Maximum number of months with a label, which do not touch on a phone. */
const MAX_MONTH_LABELS = 6

interface PriceChartProps {
  /** Earliest first; at least two. */
  points: PricePoint[]
  currency: Currency
  /** Description for readers who see neither the chart nor its legend. */
  label: string
  legend: { median: string; quartiles: string }
}

/** Renders medians as a line and the middle half as an area; the table beside it holds the same numbers. */
export function PriceChart({ points, currency, label, legend }: PriceChartProps) {
  const { language } = usePage()
  const { lines, months, areas, medians, points: dots } = drawMonths(points)
  const labelEvery = Math.ceil(months.length / MAX_MONTH_LABELS)
  return (
    <figure className="month-chart">
      <svg
        viewBox={`0 0 ${CHART_BOX.width} ${CHART_BOX.height}`}
        width={CHART_BOX.width}
        height={CHART_BOX.height}
        role="img"
        aria-label={label}
      >
        {lines.map(({ y, price }) => (
          <g key={price}>
            <path className="grid" d={`M${MARGIN.left} ${y.toFixed(1)}H${CHART_BOX.width - MARGIN.right}`} />
            <text x={MARGIN.left - 8} y={(y + 4).toFixed(1)} textAnchor="end">
              {formatMoney(price, currency, language)}
            </text>
          </g>
        ))}
        {areas.map((path) => (
          <path key={path} className="area" d={path} />
        ))}
        {medians.map((path) => (
          <path key={path} className="median" d={path} />
        ))}
        {dots.map(({ x, y, month }) => (
          <circle key={month} cx={x.toFixed(1)} cy={y.toFixed(1)} r="3.5" />
        ))}
        {months.map(({ x, month }, index) =>
          (months.length - 1 - index) % labelEvery === 0 ? (
            <text key={month} x={x.toFixed(1)} y={CHART_BOX.height - 8} textAnchor="middle">
              {`${month.slice(5)}.${month.slice(0, 4)}`}
            </text>
          ) : null,
        )}
      </svg>
      <figcaption className="xs mute">
        <span className="key median">{legend.median}</span>{' '}
        <span className="key area">{legend.quartiles}</span>
      </figcaption>
    </figure>
  )
}
