import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/features/statements'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { toGeorgianTime } from '~contract/values/georgian-time'
import type { PlaceReason } from './place-reasons'

/** Returns a function that formats a reason in the page's language. */
export function useFormatReason(): (reason: PlaceReason) => string {
  const { t } = useTranslation('ranking')
  const { language } = usePage()
  return (reason) => {
    switch (reason.name) {
      case 'paid_place':
      case 'waits_for_turn': {
        const { name, tier, until } = reason
        return until
          ? t(`place_reasons.reasons.${name}_until`, { tier, day: formatDay(until, language) })
          : t(`place_reasons.reasons.${name}`, { tier })
      }
      case 'unpaid_order':
        return t('place_reasons.reasons.unpaid_order', { tier: reason.tier })
      case 'unconfirmed':
      case 'confirmed':
        return reason.days === 0
          ? t('place_reasons.reasons.confirmed_today')
          : t(`place_reasons.reasons.${reason.name}`, { count: reason.days })
      case 'updated':
      case 'published':
      case 'reduced':
        return t(`place_reasons.reasons.${reason.name}`, {
          time: `${formatDay(reason.at, language)}, ${toGeorgianTime(reason.at)}`,
        })
      case 'price':
        return t('place_reasons.reasons.price', { price: formatMoney(reason.lari, 'gel', language) })
      default:
        return t(`place_reasons.reasons.${reason.name}`)
    }
  }
}
