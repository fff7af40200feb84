import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { Table } from '~/ui/table'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { Currency } from '~contract/currencies'
import { CHART_BOX, drawPriceLines, getPriceHistory, type PriceSplit } from '../price-history'
import { formatMoney, getPriceChange } from '../prices'

interface PriceHistoryProps {
  statement: StatementDetails
  /** Lari for one dollar; undefined if unknown. */
  rate: number | undefined
}

/** Renders the earlier prices as lines, in both currencies if the rates are known, and as a table. */
export function PriceHistory({ statement, rate }: PriceHistoryProps) {
  const { t } = useTranslation('statement-page')
  const { language, currency } = usePage()
  const now = new Date()
  const order: Currency[] = currency === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  const histories = order.flatMap((one) => {
    const history = getPriceHistory(statement, one, rate, now)
    return history ? [{ currency: one, ...history }] : []
  })
  const [first] = histories
  const last = statement.formerPrices[0]
  if (!first || !last) return null
  const { direction, percent } = getPriceChange(statement.formerPrices, statement)
  const formatStep = (index: number) =>
    histories
      .map(({ currency: one, steps }) => formatMoney(Math.round(steps[index]?.amount ?? 0), one, language))
      .join(' · ')
  const end = first.steps.length - 1
  const formatChange = createChangeFormat(t, language)
  const rows = first.steps.map(({ at, change }, index) => ({
    index,
    day: index === end ? t('history.today') : formatDay(at, language),
    price: formatStep(index),
    change: change && formatChange(change),
  }))
  return (
    <div id="price-history">
      <p>{t(`price_change.${direction}`, { percent, day: formatDay(last.until, language) })}</p>
      <figure>
        <svg
          className="price-lines"
          viewBox={`0 0 ${CHART_BOX.width} ${CHART_BOX.height}`}
          width={CHART_BOX.width}
          height={CHART_BOX.height}
          aria-hidden="true"
        >
          {drawPriceLines(histories.map(({ line }) => line)).map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <figcaption className="xs mute">
          <span>
            {rows[0]?.day}
            <br />
            {formatStep(0)}
          </span>{' '}
          <span>
            {t('history.today')}
            <br />
            {formatStep(end)}
          </span>
        </figcaption>
      </figure>
      {histories.length > 1 ? <p className="xs dim">{t(`history.lines.${first.currency}`)}</p> : null}
      <Disclosure summary={t('history.all')}>
        <Table
          caption={t('history.all')}
          rows={rows.filter(({ index, change }) => index < end || change).toReversed()}
          rowKey={({ index }) => index}
          columns={[
            { key: 'day', head: t('history.since'), cell: ({ day }) => day },
            { key: 'price', head: t('history.price'), cell: ({ price }) => price },
            { key: 'change', head: t(`history.change.${first.currency}`), cell: ({ change }) => change },
          ]}
        />
      </Disclosure>
    </div>
  )
}

/** Formats the parts of a change that can be seen, in tenths of a percent. */
function createChangeFormat(t: ReturnType<typeof useTranslation<'statement-page'>>['t'], language: Language) {
  return ({ seller, rate, total }: PriceSplit): string | undefined => {
    const parts = [
      { name: 'seller', share: formatShare(seller, language) },
      { name: 'rate', share: formatShare(rate, language) },
    ] as const
    const shown = parts.flatMap(({ name, share }) => (share ? [t(`history.${name}`, { share })] : []))
    if (shown.length < 2) return shown[0]
    return `${shown.join(' · ')} = ${formatShare(total, language) ?? formatNumber(0, language)}`
  }
}

/** Formats a factor as a change: "−3.5%"; undefined for none. */
function formatShare(factor: number, language: Language): string | undefined {
  const percent = Math.round((factor - 1) * 1000) / 10
  if (percent === 0) return undefined
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent), language, 1)}%`
}
