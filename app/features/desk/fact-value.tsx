import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import type { Lead } from '~/upstream/leads.server'

const AMOUNTS = ['loan_amount', 'property_price', 'price_from', 'price_to', 'area_from', 'area_to']

/** One of the facts that a lead brought, for reading. */
export function FactValue({ name, value }: Lead['facts'][number]): ReactNode {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (name === 'statement') return <a href={toLocalizedPath(`/statements/${value}`, language)}>№ {value}</a>
  if (name === 'state') return t(`loan_states.${value}`, value)
  if (AMOUNTS.includes(name)) return formatNumber(Number(value), language, 2)
  return name === 'reason' ? t(`reasons.${value}`, value) : value
}
