import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { parseArea } from '~contract/values/measures'

/** What the orderer has answered, as it was typed; an area with its unit. */
export function OrderAnswer({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const area = name === 'area' ? parseArea(value) : undefined
  return area === undefined ? value : t('measure.m2', { area: formatNumber(area, language, 2) })
}
