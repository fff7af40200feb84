import type { TFunction } from 'i18next'
import { formatMonth } from '~/i18n/format-month'
import type { Language } from '~/i18n/languages'
import type { ProjectStatus } from '~contract/companies'

interface Delivery {
  status?: ProjectStatus | undefined
  /** Day, `YYYY-MM-DD`. */
  delivery?: string | undefined
}

/** Formats the delivery: "completed, March 2026". */
export function formatDelivery(
  { status, delivery }: Delivery,
  { t, language }: { t: TFunction<'companies'>; language: Language },
): string | undefined {
  const month = delivery && formatMonth(delivery.slice(0, 7), language)
  if (status === 'completed') return month ? t('delivered', { month }) : t('states.completed')
  return month ? t('delivery', { month }) : status && t('states.under_construction')
}
