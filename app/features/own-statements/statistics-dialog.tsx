import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Dialog } from '~/ui/dialog'
import { Table } from '~/ui/table'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { OwnStatement, StatementDay } from '~/upstream/own-statements.server'
import { CHART_HEIGHT, DAY_WIDTH, drawDayBars } from './day-bars'

const FIGURES = ['views', 'phoneViews', 'favorites'] as const
type Figure = (typeof FIGURES)[number]

interface StatementDays {
  /** Days, latest first. */
  days: readonly StatementDay[]
}

interface StatisticsDialogProps {
  statement: Pick<OwnStatement, 'title' | Figure>
  /** Days; undefined if unavailable. */
  days: StatementDays['days'] | undefined
  closeHref: string
}

const toDate = (day: string) => new Date(`${day}T12:00:00Z`)

/** Renders each figure by day, as a chart and as a table. */
export function StatisticsDialog({ statement, days, closeHref }: StatisticsDialogProps) {
  const { t } = useTranslation(['own-statements', 'ui'])
  const { layout } = usePage()
  return (
    <Dialog
      id="statistics"
      size="medium"
      title={t('statistics')}
      summary={statement.title}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        {days ? (
          <DailyFigures statement={statement} days={days} />
        ) : (
          <UnreachablePart retryHref={layout.currentHref} />
        )}
      </div>
    </Dialog>
  )
}

function DailyFigures({ statement, days }: Pick<StatisticsDialogProps, 'statement'> & StatementDays) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const hasFigures = days.some((day) => FIGURES.some((figure) => day[figure] > 0))
  return (
    <>
      {FIGURES.map((figure) => (
        <DayChart key={figure} figure={figure} total={statement[figure]} days={days} />
      ))}
      {hasFigures ? (
        <Table
          caption={t('statistics_of', { title: statement.title })}
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: t('day'), cell: ({ day }) => formatDay(toDate(day), language) },
            ...FIGURES.map((figure) => ({
              key: figure,
              head: t(`columns.${figure}`),
              cell: (day: StatementDay) => day[figure],
              number: true,
            })),
          ]}
        />
      ) : null}
    </>
  )
}

interface DayChartProps {
  figure: Figure
  /** Total of all days since the statement was published. */
  total: number
  days: readonly StatementDay[]
}

function DayChart({ figure, total, days }: DayChartProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const earliestFirst = days.toReversed()
  const counts = earliestFirst.map((day) => day[figure])
  const { path, max } = drawDayBars(counts)
  const width = counts.length * DAY_WIDTH
  const recent = counts.reduce((sum, count) => sum + count, 0)
  const [first, last] = [earliestFirst[0], earliestFirst.at(-1)]
  const summary = t('chart.summary', {
    total: formatNumber(total, language),
    recent: formatNumber(recent, language),
    count: counts.length,
  })
  return (
    <figure className="day-chart">
      <figcaption>
        <b>{t(`columns.${figure}`)}</b> <span className="mute sm">{summary}</span>
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
          </svg>
          <p className="xs mute">
            <span>{first ? formatDay(toDate(first.day), language) : null}</span>
            <span>{t('chart.highest', { max: formatNumber(max, language) })}</span>
            <span>{last ? formatDay(toDate(last.day), language) : null}</span>
          </p>
        </>
      ) : (
        <p className="sm mute">{t('chart.none')}</p>
      )}
    </figure>
  )
}
