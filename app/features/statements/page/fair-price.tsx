import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { Currency } from '~contract/currencies'
import { canBeEstimated } from '~contract/estimate-coverage'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { formatMoney, isPricedByArea } from '../prices'
import { EstimatedRange } from './estimated-range'
import { PriceHistory } from './price-history-figure'

interface FairPriceProps {
  statement: StatementDetails
  /** Lari for one dollar; undefined if unknown. */
  rate: number | undefined
  /** Asking prices of the neighbourhood by month; undefined: no link. */
  pricesHref?: string | undefined
}

/** True if there is something to compare the price with. */
export function isPriceComparable(statement: StatementDetails): boolean {
  const { estimate, neighbourhoodMedian, formerPrices, status } = statement
  if (formerPrices.length > 0) return true
  return status === 'active' && Boolean(estimate || (neighbourhoodMedian && isPricedByArea(statement)))
}

/** Renders figures to compare a price with: the model's range, the median and earlier prices. */
export function FairPrice({ statement, rate, pricesHref }: FairPriceProps) {
  const { t } = useTranslation('statement-page')
  const { estimate, price, status } = statement
  if (!isPriceComparable(statement)) return null
  return (
    <section className="fair-price" id="fair-price">
      <h2>{t('fair.title')}</h2>
      {status === 'active' && estimate ? (
        <EstimatedRange estimate={estimate} price={price} rate={rate} />
      ) : null}
      {isPricedByArea(statement) ? (
        <NeighbourhoodMedian statement={statement} rate={rate} pricesHref={pricesHref} />
      ) : null}
      <PriceHistory statement={statement} rate={rate} />
      <EstimateLink statement={statement} />
    </section>
  )
}

/** Links to the estimator, where visitors can change the facts of a flat. */
export function EstimateLink({ statement }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement-page')
  const { cityId = 0, urbanId = 0, typeId: realEstateTypeId, totalFloors, area, status } = statement
  const isCovered = canBeEstimated({ cityId, urbanId, realEstateTypeId, totalFloors, area })
  if (status !== 'active' || !isCovered || statement.dealId === DAILY_RENT_DEAL_ID) return null
  return (
    <p>
      <a href="?ai_modal=true&statementInner=true" rel="nofollow">
        {t('estimate')}
      </a>
    </p>
  )
}

/** Difference from the median, in percent, below which a price counts as usual. */
const MIN_PERCENT_ABOVE = 10

function NeighbourhoodMedian({ statement, rate, pricesHref }: FairPriceProps) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { language, currency } = usePage()
  const { neighbourhoodMedian: median, neighbourhood: place = '', belowMedian, price } = statement
  if (!median) return null
  const { squarePrice } = median
  const amounts: Partial<Record<Currency, number>> = {
    gel: squarePrice,
    usd: rate === undefined ? undefined : squarePrice / rate,
  }
  const format = (one: Currency) => {
    const amount = amounts[one]
    return amount === undefined
      ? undefined
      : t('statement:per_square', { price: formatMoney(Math.round(amount), one, language) })
  }
  const [first, second] = (currency === 'gel' ? (['gel', 'usd'] as const) : (['usd', 'gel'] as const))
    .map(format)
    .filter((text) => text !== undefined)
  const own = price.gel?.perSquare
  const percentAbove = own ? Math.round((own / squarePrice - 1) * 100) : 0
  return (
    <p>
      {t('fair.median', { place })} <b className="nowrap">{first}</b>
      {second ? <span className="nowrap mute"> · {second}</span> : null}
      <br />
      <span className="sm">
        {belowMedian
          ? t('fair.below_median', { percent: formatNumber(belowMedian.percent, language) })
          : null}
        {percentAbove >= MIN_PERCENT_ABOVE
          ? t('fair.above_median', { percent: formatNumber(percentAbove, language) })
          : null}{' '}
        <span className="dim">{t('median_of', { count: median.statements })}</span>{' '}
        {pricesHref ? (
          <>
            {' '}
            <a href={pricesHref}>{t('fair.by_month')}</a>
          </>
        ) : null}
      </span>
    </p>
  )
}
