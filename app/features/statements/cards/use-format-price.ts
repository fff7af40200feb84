import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { Price, PriceKind } from '~/upstream/statement-fields'
import type { Currency } from '~contract/currencies'
import { formatMoney, listShownPrices } from '../prices'

interface Priced {
  price: Price
  priceKind: PriceKind
  ownCurrency: Currency
}

/** In one currency, where there is no room for both. */
export function useFormatPrice(): (priced: Priced) => string {
  const { t } = useTranslation('statement')
  const { language, currency } = usePage()
  return ({ price, priceKind, ownCurrency }) => {
    const [first] = listShownPrices(price, ownCurrency, currency)
    if (priceKind === 'negotiable' || !first) return t('negotiable')
    const total = formatMoney(first.total, first.currency, language)
    return priceKind === 'from' ? t('price_from', { price: total }) : total
  }
}
