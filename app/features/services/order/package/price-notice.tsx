import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { useFormatPackagePrice } from '../../use-format-package-price'
import type { OrderPageData } from '../step-page.server'

type PriceNoticeProps = { data: Pick<OrderPageData, 'packages' | 'priceFrom' | 'priceFactors' | 'total'> }

/**
 * Renders the price of an order before any personal data is requested: the total once it is certain, until
 * then the lowest one with the choices that it depends on.
 */
export function PriceNotice({ data: { packages, priceFrom, priceFactors, total } }: PriceNoticeProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const formatPrice = useFormatPackagePrice()
  if (total !== undefined)
    return (
      <p className="price-notice">
        {t('price_notice')} <b>{formatLari(total, language)}</b>
      </p>
    )
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
