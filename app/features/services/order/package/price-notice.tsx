import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { useFormatPackagePrice } from '../../use-format-package-price'
import type { OrderPageData } from '../step-page.server'

/**
 * Renders the price of an order and the choices that it depends on, before any personal data is requested.
 */
export function PriceNotice({ data: { packages, priceFrom, priceFactors } }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const formatPrice = useFormatPackagePrice()
  if (priceFrom === undefined) return null
  const [only] = packages.length === 1 && !priceFactors.includes('reason') ? packages : []
  const { price, notes } = only
    ? formatPrice(only)
    : { price: t('price.from', { price: formatLari(priceFrom, language) }), notes: [] }
  const factors = priceFactors.map((factor) => t(`price_factors.${factor}`))
  return (
    <p className="price-notice">
      {t('price_notice')} <b>{[price, ...notes].join(', ')}</b>{' '}
      {factors.length > 0 ? <small>{t('price_depends', { on: factors.join(', ') })}</small> : null}
    </p>
  )
}
