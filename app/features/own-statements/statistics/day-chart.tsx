import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { StatementDay } from '~/upstream/own-statements.server'
import { CHART_HEIGHT, DAY_WIDTH, drawDayBars } from './day-bars'

export const DAY_FIGURES = ['views', 'phoneViews', 'messages', 'favorites'] as const
export type DayFigure = (typeof DAY_FIGURES)[number]

export const toDate = (day: string) => new Date(`${day}T12:00:00Z`)

interface DayChartProps {
  figure: DayFigure
  /** Days, latest first. */
  days: readonly StatementDay[]
  /** Days of events, marked on the chart. */
  marked: readonly string[]
  /** Median of similar statements on an average day; undefined if unknown. */
  usual: number | undefined
}

/** Renders one figure by day, with marks of events and a line at the usual value of similar statements. */
export function DayChart({ figure, days, marked, usual }: DayChartProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const earliestFirst = days.toReversed()
  const counts = earliestFirst.map((day) => day[figure])
  const { path, max } = drawDayBars(counts)
  const width = counts.length * DAY_WIDTH
  const total = counts.reduce((sum, count) => sum + count, 0)
  const [first, last] = [earliestFirst[0], earliestFirst.at(-1)]
  const marks = earliestFirst.flatMap(({ day }, index) =>
    marked.includes(day) ? [`M${(index + 0.5) * DAY_WIDTH} 0V${CHART_HEIGHT}`] : [],
  )
  const usualHeight = usual && usual <= max ? CHART_HEIGHT - (usual / max) * CHART_HEIGHT : undefined
  return (
    <figure className="day-chart">
      <figcaption>
        <b>{t(`columns.${figure}`)}</b>{' '}
        <span className="mute sm">
          {t('chart.summary', { recent: formatNumber(total, language), count: counts.length })}
        </span>
      </figcaption>
      {max > 0 ? (
        <>
          <svg
            viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
            width={width}
            height={CHART_HEIGHT}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M0 ${CHART_HEIGHT - 0.5}H${width}`} />
            <path d={path} />
            {usualHeight === undefined ? null : <path className="usual" d={`M0 ${usualHeight}H${width}`} />}
            {marks.length > 0 ? <path className="marks" d={marks.join('')} /> : null}
          </svg>
          <p className="xs mute">
            <span>{first ? formatDay(toDate(first.day), language) : null}</span>{' '}
            <span>{t('chart.highest', { max: formatNumber(max, language) })}</span>{' '}
            <span>{last ? formatDay(toDate(last.day), language) : null}</span>
          </p>
        </>
      ) : (
        <p className="sm mute">{t('chart.none')}</p>
      )}
    </figure>
  )
}
