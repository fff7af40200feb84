import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Field } from '~/ui/field'
import { NumberField } from '~/ui/number-field'
import { UnitInput } from '~/ui/unit-input'
import { formatHundredths } from './format'
import type { CalculatorData } from './loader.server'
import { RangeSlider } from './range-slider'
import { formatEntered } from './scenario'
import { MAX_NUMBER_TEXT_LENGTH } from './typed-values'

/** Renders the down payment as percent and amount; hidden fields reveal which was changed. */
export function DownPaymentFields({ data: { calculation } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { percent, percentBounds, currency, result, adjusted, own, invalid, entered } = calculation
  const min = percentBounds.min
  const shownPercent = invalid.percent ?? adjusted.percent ?? percent
  const shownOwn = invalid.own ?? own ?? (result ? Math.round(result.downPayment / 100) : '')
  const toText = (value: number | string) =>
    typeof value === 'number' ? formatNumber(value, language, 2) : value
  const boundsError = t('down_payment_error', { min })
  const percentBoundsError = adjusted.percent === undefined ? undefined : boundsError
  const ownBoundsError = adjusted.own === undefined ? undefined : boundsError
  return (
    <>
      <input type="hidden" name="loan_shown_percent" value={shownPercent} />
      <input type="hidden" name="loan_shown_own" value={shownOwn} />
      {entered?.own ? (
        <input type="hidden" name="loan_entered_own" value={formatEntered(entered.own)} />
      ) : null}
      {(own ?? invalid.own) === undefined ? null : <input type="hidden" name="loan_by_sum" value="1" />}
      <Field
        error={invalid.percent === undefined ? percentBoundsError : t('percent_invalid', { min })}
        id="loan-percent"
        label={t('down_payment')}
        hint={
          result
            ? t('down_payment_now', {
                min,
                amount: formatHundredths(result.downPayment, currency, language),
              })
            : t('down_payment_hint', { min })
        }
      >
        {(wiring) => (
          <>
            <UnitInput
              {...wiring}
              name="loan_percent"
              unit="%"
              inputMode="decimal"
              autoComplete="off"
              maxLength={MAX_NUMBER_TEXT_LENGTH}
              defaultValue={toText(shownPercent)}
            />
            <RangeSlider
              inputId="loan-percent"
              label={t('slider_percent')}
              value={percent}
              {...percentBounds}
            />
          </>
        )}
      </Field>
      <NumberField
        id="loan-own"
        error={invalid.own === undefined ? ownBoundsError : t('sum_invalid')}
        label={t('down_payment_sum')}
        name="loan_own"
        unit={currency.symbol}
        decimals
        maxLength={MAX_NUMBER_TEXT_LENGTH}
        defaultValue={toText(shownOwn)}
      />
    </>
  )
}
