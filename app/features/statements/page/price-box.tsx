import { useTranslation } from 'react-i18next'
import { ExchangeRateNote } from '~/features/currency'
import { StatementLoanLink } from '~/features/loan'
import { PurseLevelLine } from '~/features/purse'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Output } from '~/ui/output'
import { UserText } from '~/ui/user-text'
import type { Configuration } from '~/upstream/content.server'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { PLEDGE_DEAL_ID } from '~contract/statements'
import type { StayPageParams } from '~contract/stays'
import { SameHomeLine } from '../cards/same-home-line'
import { getCostKind } from '../costs/assumptions'
import { costsUrl } from '../costs/urls'
import { formatMoney, getPriceChange, getRentPeriod, isPricedByArea, listShownPrices } from '../prices'
import { EstimateLink, isPriceComparable } from './fair-price'
import { StayBox } from './stay-box'

interface PriceBoxProps {
  statement: StatementDetails
  /** Exchange rate that converts the price. */
  rate: Configuration['exchangeRate']
  /** Path of the statement, which opens its loan. Undefined: no link. */
  href: string | undefined
  /** Stay that the URL names. */
  stay?: StayPageParams | undefined
}

/** Renders both currencies, total and per m²; a text if it is negotiable. */
export function PriceBox({ statement, rate, href, stay }: PriceBoxProps) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { language, currency } = usePage()
  const prices = listShownPrices(statement.price, currency)
  const [first, second] = prices
  const label = statement.priceLabel
  const period = getRentPeriod(statement.dealId)
  const extras = (
    <>
      {statement.homeGroup ? <SameHomeLine home={statement.homeGroup} /> : null}
      {statement.exchangeable ? (
        <p className="sm mute">
          {t('exchangeable')}
          {statement.exchangeComment ? (
            <>
              :{' '}
              <UserText as="q" className="own-words">
                {statement.exchangeComment}
              </UserText>
            </>
          ) : null}
        </p>
      ) : null}
      {label === 'top_price' || label === 'high_price' ? (
        <p>
          <Badge tone={label === 'top_price' ? 'ok' : 'warn'}>{t(`price_labels.${label}`)}</Badge>
        </p>
      ) : null}
      {isPriceComparable(statement) ? null : <EstimateLink statement={statement} />}
    </>
  )
  if (statement.priceKind === 'negotiable' || !first)
    return (
      <div className="price-box">
        <p className="price">{t('statement:negotiable')}</p>
        {extras}
      </div>
    )
  const total = formatMoney(first.total, first.currency, language)
  const perSquares = isPricedByArea(statement) ? prices.filter((price) => price.perSquare) : []
  return (
    <div className="price-box">
      <p className="price">
        <Output name="total_price" value={first.total}>
          {statement.priceKind === 'from' ? t('statement:price_from', { price: total }) : total}
        </Output>
        {period ? <span className="other-price"> {t(`statement:${period}`)}</span> : null}
      </p>
      {second ? <p className="other-price">{formatMoney(second.total, second.currency, language)}</p> : null}
      {perSquares.length > 0 ? (
        <p className="other-price">
          {perSquares
            .map(({ perSquare = 0, currency }) =>
              t('statement:per_square', { price: formatMoney(perSquare, currency, language) }),
            )
            .join(' · ')}
        </p>
      ) : null}
      {statement.dealId === PLEDGE_DEAL_ID ? <p className="sm">{t('pledge_explained')}</p> : null}
      <LastChange statement={statement} />
      <BelowMedian statement={statement} />
      {href && statement.status === 'active' ? (
        <>
          <StayBox statement={statement} stay={stay} />
          <StatementLoanLink statement={statement} href={href} />
          <PurseLevelLine statement={statement} />
          <CostsLink statement={statement} />
        </>
      ) : null}
      {second && rate ? (
        <p className="xs dim">
          <ExchangeRateNote rate={rate} />
        </p>
      ) : null}
      {extras}
    </div>
  )
}

/** Links to everything that the home costs. Search engines do not index that page. */
function CostsLink({ statement: { id, dealId } }: Pick<PriceBoxProps, 'statement'>) {
  const { t } = useTranslation('home-costs')
  const { language } = usePage()
  if (!getCostKind(dealId)) return null
  return (
    <p className="sm">
      <a href={costsUrl(id, language)}>{t('link')}</a>
    </p>
  )
}

function BelowMedian({ statement: { belowMedian, neighbourhood } }: Pick<PriceBoxProps, 'statement'>) {
  const { t } = useTranslation('statement-page')
  if (!belowMedian || !neighbourhood) return null
  return (
    <p className="sm">
      <a href="#fair-price">{t('below_median', { place: neighbourhood, percent: belowMedian.percent })}</a>
    </p>
  )
}

/** Renders the seller's last change of the price, with a link to the others. */
function LastChange({ statement }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement-page')
  const { language } = usePage()
  const [last] = statement.formerPrices
  if (!last) return null
  const { direction, percent } = getPriceChange(statement.formerPrices, statement)
  if (direction === 'other') return null
  return (
    <p className="sm">
      <a href="#price-history">
        {t(`price_change.${direction}`, { percent, day: formatDay(last.until, language) })}
      </a>
    </p>
  )
}
