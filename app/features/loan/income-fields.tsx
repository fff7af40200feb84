import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { NumberField } from '~/ui/number-field'
import type { CalculatorData } from './loader.server'
import { MAX_NUMBER_TEXT_LENGTH } from './typed-values'

/** Renders the income, from which the page computes the share of the payments. */
export function IncomeFields({ data: { calculation } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { income, debts, invalid } = calculation
  const isFilledIn = [income, debts, invalid.income, invalid.debts].some((value) => value !== undefined)
  const sumField = (name: 'income' | 'debts') => {
    const { [name]: sum } = calculation
    return (
      <NumberField
        id={`loan-${name}`}
        error={invalid[name] === undefined ? undefined : t('sum_invalid')}
        label={t(`income.${name}`)}
        name={`loan_${name}`}
        unit="₾"
        decimals
        maxLength={MAX_NUMBER_TEXT_LENGTH}
        defaultValue={invalid[name] ?? (sum === undefined ? '' : formatNumber(sum, language, 2))}
      />
    )
  }
  return (
    <Disclosure summary={t('income.title')} open={isFilledIn}>
      <div className="stack">
        <p className="hint">{t('income.note')}</p>
        <div className="pair">
          {sumField('income')}
          {sumField('debts')}
        </div>
      </div>
    </Disclosure>
  )
}
