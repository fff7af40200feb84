import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { Price, PriceKind } from '~/upstream/statement-fields'
import { formatMoney, getRentPeriod, isPricedByArea, listShownPrices } from '../prices'

interface Priced {
  price: Price
  priceKind: PriceKind
  dealId: number
  areaUnit: 'm2' | 'hectare'
}

/** Renders the page's currency first, then the other and the price per m²; a text if it is negotiable. */
export function PriceLine({ statement }: { statement: Priced }) {
  const { t } = useTranslation('statement')
  const { language, currency } = usePage()
  const [first, second] = listShownPrices(statement.price, currency)
  if (statement.priceKind === 'negotiable' || !first) return <p className="money">{t('negotiable')}</p>
  const total = formatMoney(first.total, first.currency, language)
  const period = getRentPeriod(statement.dealId)
  const perSquare = isPricedByArea(statement) ? first.perSquare : undefined
  return (
    <p className="money">
      {statement.priceKind === 'from' ? t('price_from', { price: total }) : total}
      {period ? <small> {t(period)}</small> : null}{' '}
      {second ? (
        <span className="other-price">{formatMoney(second.total, second.currency, language)}</span>
      ) : null}{' '}
      {perSquare ? (
        <span className="other-price per-sqm">
          {t('per_square', { price: formatMoney(perSquare, first.currency, language) })}
        </span>
      ) : null}
    </p>
  )
}
