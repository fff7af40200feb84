import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import type { Calculation } from './calculation'
import { formatHundredths } from './money'
import { type Stressed, stressTests } from './stress'

/** What a payment would become under our own scenarios, named as such. */
export function LoanStress({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { result, currency } = calculation
  if (!result || result.isNothingLent) return null
  const said = ({ stress, payment, inLari }: Stressed) =>
    stress.kind === 'rate'
      ? formatHundredths(payment, currency, language)
      : t('stress.in_lari', { percent: formatNumber((inLari - 1) * 100, language, 1) })
  return (
    <section className="sec">
      <div className="sec-head">
        <h2>{t('stress.title')}</h2>
        <p className="sm">{t('stress.note')}</p>
      </div>
      <dl className="sheet">
        {stressTests(result.loan, currency.id).map((one) => (
          <div key={t(`stress.${one.stress.kind}`, { ...one.stress })}>
            <dt>{t(`stress.${one.stress.kind}`, { ...one.stress })}</dt>
            <dd className={one.stress.kind === 'rate' ? 'nb' : undefined}>{said(one)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
