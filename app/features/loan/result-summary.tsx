import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { getMissingResultText } from './calculation'
import { formatHundredths } from './format'
import type { CalculatorData } from './loader.server'

/** Renders the result in the dialog's head, as a phone's sheet scrolls under it; changes are announced. */
export function ResultSummary({ calculation }: Pick<CalculatorData, 'calculation'>) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { result, currency, bank } = calculation
  return (
    <span data-loan-short>
      {result ? (
        <>
          {t('monthly_payment')}: <b>{formatHundredths(result.totals.payment, currency, language)}</b> ·{' '}
          {bank.name}
        </>
      ) : (
        t(getMissingResultText(calculation))
      )}
    </span>
  )
}
