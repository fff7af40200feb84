import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { Icon } from '../../ui/icon'
import { isTooLow } from './effective-rate'
import { legalFlags } from './legal'
import type { CalculatorData } from './load.server'

/** What a careful adviser would say of the scenario: what was changed in it, what law and arithmetic object to. */
export function LoanNotes({ data: { calculation, today } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { refused, percent, months, bank, currency, result, offer } = calculation
  const flags = result ? legalFlags(result, currency.id, today) : []
  const isDoubtful =
    offer.effectivePercent !== undefined && isTooLow(offer.effectivePercent, offer.ratePercent)
  const notes = [
    ...(refused.bank ? [t('refused.bank', { bank: bank.name })] : []),
    ...(refused.percent === undefined
      ? []
      : [t('refused.percent', { asked: refused.percent, taken: percent })]),
    ...(refused.months === undefined ? [] : [t('refused.months', { asked: refused.months, taken: months })]),
    ...(result?.isNothingLent ? [t('nothing_lent')] : []),
    ...(isDoubtful ? [t('doubtful')] : []),
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
      {flags.map(({ rule, asked }) => (
        <li key={rule.limits}>
          <Icon name="alert" />
          <span>
            {t(`legal.${rule.limits}`, { most: rule.most, asked: formatNumber(asked, language) })}{' '}
            <span className="hint">{t('legal.source', { source: rule.source })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
