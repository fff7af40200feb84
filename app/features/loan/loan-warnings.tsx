import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { FOREIGN_LOAN_FLOOR_GEL } from './affordability'
import { isImplausiblyLow } from './effective-rate'
import { findLegalLimitViolations } from './legal-limits'
import type { CalculatorData } from './loader.server'

export function LoanWarnings({ data }: { data: CalculatorData }) {
  const { calculation, today, affordability, isBelowForeignFloor } = data
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { adjusted: refused, replacedMonths, months, bank, currency, result, offer } = calculation
  const flags = result ? findLegalLimitViolations(result, currency.id, today) : []
  const isRateDoubtful =
    offer.effectivePercent !== undefined && isImplausiblyLow(offer.effectivePercent, offer.ratePercent)
  const notes = [
    ...(refused.bank ? [t('adjusted.bank', { bank: bank.name })] : []),
    ...(replacedMonths === undefined
      ? []
      : [t('adjusted.months', { requested: replacedMonths, used: months })]),
    ...(result?.isFullyPaid ? [t('no_loan_needed')] : []),
    ...(affordability
      ? [
          t(affordability.isWithinLimit ? 'affordability.within' : 'affordability.over', {
            share: formatNumber(affordability.share, language),
            limit: affordability.limit,
          }),
        ]
      : []),
    ...(isBelowForeignFloor
      ? [t('affordability.foreign_floor', { floor: formatNumber(FOREIGN_LOAN_FLOOR_GEL, language) })]
      : []),
    ...(isRateDoubtful ? [t('effective_below_nominal')] : []),
  ]
  if (notes.length + flags.length === 0) return null
  return (
    <ul className="notes">
      {notes.map((note) => (
        <li key={note}>
          <Icon name="alert" />
          <span>{note}</span>
        </li>
      ))}
      {flags.map(({ limit: rule, actual }) => (
        <li key={rule.kind}>
          <Icon name="alert" />
          <span>
            {t(`legal.${rule.kind}`, { max: rule.max, requested: formatNumber(actual, language) })}{' '}
            <span className="hint">{t('legal.source', { source: rule.source })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
