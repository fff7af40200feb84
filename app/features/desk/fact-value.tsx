import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import type { Lead } from '~/upstream/leads.server'
import { CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'

const SUMS = ['loan_amount', 'property_price', 'price_from', 'price_to']
const AREAS = ['area_from', 'area_to']

type LeadFact = Lead['facts'][number]

/** Returns facts for reading, with the currency beside amounts. */
export function listReadFacts(facts: readonly LeadFact[]): (LeadFact & { sign?: string })[] {
  const currency = facts.find(({ name }) => name === 'currency')?.value
  const sign = CURRENCY_SIGNS[currency === 'USD' ? 'usd' : 'gel']
  if (!currency || !facts.some(({ name }) => SUMS.includes(name))) return [...facts]
  return facts
    .filter(({ name }) => name !== 'currency')
    .map((fact) => (SUMS.includes(fact.name) ? { ...fact, sign } : fact))
}

/** Renders a fact of a lead. */
export function FactValue({ name, value, sign = '' }: LeadFact & { sign?: string }): ReactNode {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (name === 'statement')
    return <a href={toLocalizedPath(`/statements/${value}`, language)}>{formatId(value, language)}</a>
  if (name === 'state') return t(`loan_states.${value}`, value)
  if (SUMS.includes(name) || AREAS.includes(name))
    return withCurrencySign(formatNumber(Number(value), language, 2), sign)
  return name === 'reason' ? t(`reasons.${value}`, value) : value
}
