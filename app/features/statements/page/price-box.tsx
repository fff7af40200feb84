import { useTranslation } from 'react-i18next'
import { ExchangeRateNote } from '~/features/currency'
import { CardMonthlyPayment } from '~/features/loan'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Output } from '~/ui/output'
import type { Configuration } from '~/upstream/content.server'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { SALE_DEAL_ID } from '~contract/deal-types'
import { TBILISI_ID } from '~contract/locations'
import { FLAT_TYPE_ID } from '~contract/real-estate-types'
import { formatMoney, listShownPrices } from '../prices'

interface PriceBoxProps {
  statement: StatementDetails
  /** The exchange rate that converts the price. */
  rate: Configuration['exchangeRate']
  href: string
}

/** Both currencies, total and per m²; a text when it is negotiable. */
export function PriceBox({ statement, rate, href }: PriceBoxProps) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { language, currency } = usePage()
  const prices = listShownPrices(statement.price, statement.ownCurrency, currency)
  const [first, second] = prices
  const label = statement.priceLabel
  const extras = (
    <>
      {statement.exchangeable ? (
        <p className="sm mute">
          {t('exchangeable')}
          {statement.exchangeComment ? (
            <>
              : <q className="own-words">{statement.exchangeComment}</q>
            </>
          ) : null}
        </p>
      ) : null}
      {label === 'top_price' || label === 'high_price' ? (
        <p>
          <Badge tone={label === 'top_price' ? 'ok' : 'warn'}>{t(`price_labels.${label}`)}</Badge>
        </p>
      ) : null}
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
  const perSquares = statement.areaUnit === 'm2' ? prices.filter((price) => price.perSquare) : []
  return (
    <div className="price-box">
      <p className="price">
        <Output name="total_price" value={first.total}>
          {statement.priceKind === 'from' ? t('statement:price_from', { price: total }) : total}
        </Output>
        <RentPeriod dealId={statement.dealId} />
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
      {statement.life === 'active' ? <CardMonthlyPayment statement={statement} href={href} /> : null}
      {second && rate ? (
        <p className="xs dim">
          <ExchangeRateNote rate={rate} />
        </p>
      ) : null}
      {extras}
      {canBeEstimated(statement) ? (
        <p>
          <a href="?ai_modal=true&statementInner=true" rel="nofollow">
            {t('estimate')}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** Estimates cover flats for sale in Tbilisi. */
function canBeEstimated({ typeId, cityId, dealId }: StatementDetails): boolean {
  return typeId === FLAT_TYPE_ID && cityId === TBILISI_ID && dealId === SALE_DEAL_ID
}

/** "Per month" or "per day". */
function RentPeriod({ dealId }: { dealId: number }) {
  const { t } = useTranslation('statement-page')
  if (dealId !== 2 && dealId !== 7) return null
  return <span className="other-price"> {t(dealId === 2 ? 'rent_month' : 'rent_day')}</span>
}
