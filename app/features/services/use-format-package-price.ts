import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import type { ServicePackage } from '~/upstream/services.server'

/** Formats the price as "₾30 for a listing, ₾2 a day". */
export function useFormatPackagePrice(): (one: ServicePackage) => { price: string; notes: string[] } {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return ({ price, unit, minPrice, dayPrice }) => ({
    price:
      unit === 'm2' ? t('price.m2', { price: formatLari(price, language) }) : formatLari(price, language),
    notes: [
      ...(unit === 'statement' ? [t('price.statement')] : []),
      ...(minPrice === undefined ? [] : [t('price.min', { price: formatLari(minPrice, language) })]),
      ...(dayPrice === undefined ? [] : [t('price.day', { price: formatLari(dayPrice, language) })]),
    ],
  })
}
