import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { Price, PriceKind } from '~/upstream/statement-fields'
import type { Currency } from '~contract/currencies'
import { formatMoney, listShownPrices } from '../prices'

interface Priced {
  price: Price
  priceKind: PriceKind
  ownCurrency: Currency
  areaUnit: 'm2' | 'hectare'
}

/** The visitor's or owner's currency first, then the other and the price per m²; a text when it is negotiable. */
export function PriceLine({ statement }: { statement: Priced }) {
  const { t } = useTranslation('statement')
  const { language, currency } = usePage()
  const [first, second] = listShownPrices(statement.price, statement.ownCurrency, currency)
  if (statement.priceKind === 'negotiable' || !first)
    return (
      <p className="money">
        <span className="price">{t('negotiable')}</span>
      </p>
    )
  const total = formatMoney(first.total, first.currency, language)
  const perSquare = statement.areaUnit === 'm2' ? first.perSquare : undefined
  return (
    <p className="money">
      <span className="price">
        {statement.priceKind === 'from' ? t('price_from', { price: total }) : total}
      </span>
      {second ? (
        <span className="other-price">{formatMoney(second.total, second.currency, language)}</span>
      ) : null}
      {perSquare ? (
        <span className="other-price per-sqm">
          {t('per_square', { price: formatMoney(perSquare, first.currency, language) })}
        </span>
      ) : null}
    </p>
  )
}
