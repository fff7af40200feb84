import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import type { Calculation } from './calculation'
import { formatHundredths } from './money'
import { LoanSection } from './section'
import { type Stressed, stressTests } from './stress'

/** What a payment would become under our own scenarios, named as such. */
export function LoanStress({ calculation, isFolded }: { calculation: Calculation; isFolded: boolean }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { result, currency } = calculation
  if (!result || result.isNothingLent) return null
  const said = ({ stress, payment, inLari }: Stressed) =>
    stress.kind === 'rate'
      ? formatHundredths(payment, currency, language)
      : t('stress.in_lari', { percent: formatNumber((inLari - 1) * 100, language, 1) })
  return (
    <LoanSection title={t('stress.title')} note={t('stress.note')} isFolded={isFolded}>
      <dl className="sheet loan-stress">
        {stressTests(result.loan, currency.id).map((one) => (
          <div key={t(`stress.${one.stress.kind}`, { ...one.stress })}>
            <dt>{t(`stress.${one.stress.kind}`, { ...one.stress })}</dt>
            <dd className={one.stress.kind === 'rate' ? 'nb' : undefined}>{said(one)}</dd>
          </div>
        ))}
      </dl>
    </LoanSection>
  )
}
