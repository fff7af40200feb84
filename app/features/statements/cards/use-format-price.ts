import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { Price, PriceKind } from '~/upstream/statement-fields'
import { formatMoney, getRentPeriod, listShownPrices } from '../prices'

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
