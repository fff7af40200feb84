import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { Price, PriceKind } from '~/upstream/statement-fields'
import { formatMoney, getRentPeriod, isPricedByArea, listShownPrices } from '../prices'

interface Priced {
  price: Price
  priceKind: PriceKind
  /** Deal id; undefined if the price is paid once whatever the deal, as at an auction. */
  dealId?: number | undefined
}

/** Formats in one currency, for places without room for both. */
export function useFormatPrice(): (priced: Priced) => string {
  const { t } = useTranslation('statement')
  const { language, currency } = usePage()
  return ({ price, priceKind, dealId }) => {
    const [first] = listShownPrices(price, currency)
    if (priceKind === 'negotiable' || !first) return t('negotiable')
    const total = formatMoney(first.total, first.currency, language)
    const period = getRentPeriod(dealId)
    return [priceKind === 'from' ? t('price_from', { price: total }) : total, period && t(period)]
      .filter(Boolean)
      .join(' ')
  }
}

/** Formats the price in the other currency and the price per m²; empty if it has neither. */
export function useFormatOtherPrices(): (
  priced: Priced & { dealId: number; areaUnit: 'm2' | 'hectare' },
) => string {
  const { t } = useTranslation('statement')
  const { language, currency } = usePage()
  return (priced) => {
    if (priced.priceKind === 'negotiable') return ''
    const [first, second] = listShownPrices(priced.price, currency)
    const perSquare = isPricedByArea(priced) ? first?.perSquare : undefined
    return [
      second && formatMoney(second.total, second.currency, language),
      first && perSquare && t('per_square', { price: formatMoney(perSquare, first.currency, language) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
