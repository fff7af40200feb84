import { useTranslation } from 'react-i18next'
import { EstimatedRange, formatMoney, isPricedByArea, statementUrl } from '~/features/statements'
import { formatDay, formatNumber } from '~/i18n/format'
import { formatRecentTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { Table } from '~/ui/table'
import { Tabs } from '~/ui/tabs'
import type { OwnStatement, StatementDay, StatementStatistics } from '~/upstream/own-statements.server'
import { NEW_STATEMENT_PATH, OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { MIN_SIMILAR_STATEMENTS, STATISTICS_PERIODS, type StatisticsPeriod } from '~contract/statements'
import { toReaderName } from '~contract/values/reader-name'
import { StatementState } from '../statement-parts'
import { editStatementUrl, statisticsPath, withDialogParam } from '../urls'
import { DAY_FIGURES, DayChart, toDate } from './day-chart'
import { COMPARED_DAYS, type Effect, listEffects } from './effects'
import { listSuggestions, type Suggestion } from './suggestions'

const DAYS_A_WEEK = 7

interface StatisticsViewProps {
  statement: OwnStatement
  statistics: StatementStatistics
  period: StatisticsPeriod
}

export function StatisticsView({ statement, statistics, period }: StatisticsViewProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { days, events, similar } = statistics
  return (
    <div className="statistics">
      <div className="stack">
        <p>
          <a href={statementUrl(statement, language)}>{statement.title}</a>
        </p>
        <StatementState statement={statement} />
      </div>
      <Suggestions statement={statement} statistics={statistics} />
      <section className="stack">
        <h2>{t('statistics.by_day')}</h2>
        <Tabs
          label={t('statistics.period')}
          tabs={STATISTICS_PERIODS.map((one) => ({
            label: t('statistics.days', { count: Number(one) }),
            href: toLocalizedPath(statisticsPath(statement.id, one), language),
            current: one === period,
          }))}
        />
        <div className="day-charts">
          {DAY_FIGURES.map((figure) => (
            <DayChart
              key={figure}
              figure={figure}
              days={days}
              marked={events.map(({ day }) => day)}
              usual={similar && figure !== 'favorites' ? similar[figure] / DAYS_A_WEEK : undefined}
            />
          ))}
        </div>
        <p className="xs mute">{t(similar ? 'statistics.legend' : 'statistics.legend_of_events')}</p>
        <Disclosure summary={t('statistics.as_table')}>
          <DayTable days={days} title={statement.title} />
        </Disclosure>
      </section>
      <PriceEstimate statement={statement} statistics={statistics} />
      <Comparison statement={statement} statistics={statistics} />
      <Effects effects={listEffects(statistics)} />
      <CompanyActs acts={statistics.companyActs} />
    </div>
  )
}

function DayTable({ days, title }: { days: readonly StatementDay[]; title: string }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  return (
    <Table
      caption={t('statistics_of', { title })}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', head: t('day'), cell: ({ day }) => formatDay(toDate(day), language) },
        ...DAY_FIGURES.map((figure) => ({
          key: figure,
          head: t(`columns.${figure}`),
          cell: (day: StatementDay) => day[figure],
          number: true,
        })),
      ]}
    />
  )
}

/** Renders the price against the range of the price model, as visitors see it. */
function PriceEstimate({ statement, statistics: { estimate } }: Omit<StatisticsViewProps, 'period'>) {
  const { t } = useTranslation('own-statements')
  const { gel, usd } = statement.price
  if (!estimate || statement.status !== 'active') return null
  const rate = gel?.total && usd?.total ? gel.total / usd.total : undefined
  return (
    <section className="stack fair-price">
      <h2>{t('statistics.estimate')}</h2>
      <EstimatedRange estimate={estimate} price={statement.price} rate={rate} />
    </section>
  )
}

const COMPARED = ['views', 'phoneViews', 'messages', 'photos', 'daysListed'] as const

/** Renders the statement's figures beside the medians of similar statements, if there are enough. */
function Comparison({ statement, statistics }: Omit<StatisticsViewProps, 'period'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { own, similar, similarCount } = statistics
  const money = (amount: number) => formatMoney(amount, statement.ownCurrency, language)
  const rows = COMPARED.map((figure) => ({
    figure: t(`statistics.figures.${figure}`),
    own: formatNumber(own[figure], language, 1),
    usual: similar ? formatNumber(similar[figure], language, 1) : '',
  }))
  const isPriced =
    own.squarePrice !== undefined && isPricedByArea(statement) && similar?.squarePriceLow !== undefined
  if (isPriced && own.squarePrice !== undefined && similar?.squarePriceLow !== undefined)
    rows.push({
      figure: t('statistics.figures.squarePrice'),
      own: money(own.squarePrice),
      usual: t('statistics.range', {
        low: money(similar.squarePriceLow),
        high: money(similar.squarePriceHigh ?? similar.squarePriceLow),
      }),
    })
  return (
    <section className="stack">
      <h2>{t('statistics.compared')}</h2>
      {similar ? (
        <>
          <p>{t('statistics.compared_with', { count: similarCount })}</p>
          <Table
            caption={t('statistics.compared')}
            rows={rows}
            rowKey={({ figure }) => figure}
            columns={[
              { key: 'figure', head: t('statistics.figure'), cell: ({ figure }) => figure },
              { key: 'own', head: t('statistics.yours'), cell: (row) => row.own, number: true },
              { key: 'usual', head: t('statistics.usual'), cell: ({ usual }) => usual, number: true },
            ]}
          />
        </>
      ) : (
        <p>
          {similarCount === 0
            ? t('statistics.none_similar')
            : t('statistics.too_few', { count: similarCount, min: MIN_SIMILAR_STATEMENTS })}
        </p>
      )}
    </section>
  )
}

function Effects({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (effects.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('statistics.effects')}</h2>
      <ul className="rows">
        {effects.map(({ event: { day, kind, formerPrice, currency }, change }) => (
          <li key={`${day} ${kind}`}>
            <span>
              <b>{formatDay(toDate(day), language)}</b>{' '}
              {kind === 'price' && formerPrice !== undefined && currency
                ? t('statistics.events.price', { price: formatMoney(formerPrice, currency, language) })
                : t('statistics.events.vip')}
            </span>{' '}
            <span className="mute">
              {change
                ? t('statistics.change', {
                    before: formatNumber(change.before, language, 1),
                    after: formatNumber(change.after, language, 1),
                  })
                : t('statistics.no_change', { count: COMPARED_DAYS })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders what may raise the interest in an active statement, each line with the figures it rests on. */
function Suggestions({ statement, statistics }: Omit<StatisticsViewProps, 'period'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const suggestions = statement.status === 'active' ? listSuggestions(statistics) : []
  const getHref = useSuggestionHref(statement)
  if (suggestions.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('statistics.suggestions.title')}</h2>
      <ul className="rows">
        {suggestions.map((suggestion) => {
          const { name, own, usual } = suggestion
          const format = (figure: number) =>
            name === 'price'
              ? formatMoney(figure, statement.ownCurrency, language)
              : formatNumber(figure, language)
          const href = getHref(suggestion)
          return (
            <li key={name}>
              {href ? (
                <a href={href}>{t(`statistics.suggestions.${name}`)}</a>
              ) : (
                <b>{t(`statistics.suggestions.${name}`)}</b>
              )}
              <span className="mute">
                {t(`statistics.reasons.${name}`, { own: format(own), usual: format(usual) })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Renders what the company did with the statement of its agent. */
function CompanyActs({ acts }: { acts: StatementStatistics['companyActs'] }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const nameOf = (name: string | undefined) => toReaderName(name ?? '', language)
  if (acts.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('statistics.acts.title')}</h2>
      <ul className="plain-list">
        {acts.map(({ act, createdAt, company, from, to }) => (
          <li key={`${act} ${createdAt.getTime()}`}>
            <span className="mute">{formatRecentTime(createdAt, language)}</span>{' '}
            {t(`statistics.acts.${act}`, { company: nameOf(company), from: nameOf(from), to: nameOf(to) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the page where a suggestion can be followed; a company leaves renewals and prices to its agent. */
function useSuggestionHref({ id, agent }: OwnStatement) {
  const { layout, language } = usePage()
  const listHref = toLocalizedPath(OWN_STATEMENTS_PATH, language)
  return ({ name }: Suggestion): string | undefined => {
    if (agent && (name === 'price' || name === 'renew')) return undefined
    if (name === 'price') return withDialogParam(listHref, 'price', id)
    if (name === 'renew') return withDialogParam(listHref, 'renew', id)
    const { addStatementHref } = layout
    if (!addStatementHref) return undefined
    const href = editStatementUrl(addStatementHref, id)
    const step = name === 'photos' ? 'photos' : 'words'
    return addStatementHref.endsWith(NEW_STATEMENT_PATH) ? `${href}?step=${step}` : href
  }
}
