import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { DrawnMark } from './search-map.server'

export function useMarkLabel(): (mark: DrawnMark) => string {
  const { t } = useTranslation('map')
  const { language } = usePage()
  return ({ count, place, pin }) =>
    pin
      ? t('pin', { title: pin.title, price: pin.price ?? t('negotiable') })
      : t('cluster', { count, place, shown: formatNumber(count, language) })
}
