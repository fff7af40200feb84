import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { Choice } from '../../ui/choice'
import { Field } from '../../ui/field'
import { NumberField, UnitInput } from '../../ui/text-field'
import { BankChoice } from './bank-choice'
import type { CalculatorData } from './load.server'
import { formatHundredths } from './money'
import { isWithin, offerOf, TERM_PRESETS } from './offers'
import type { LoanPlace } from './place'
import { RequestButtons } from './request/request-buttons'
import { LoanResults } from './results'
import { Slider } from './slider'

const PRESETS = TERM_PRESETS.map((months) => ({ months, years: months / 12 }))

interface LoanCalculatorProps {
  data: CalculatorData
  place: LoanPlace
  /** Opened in a listing, which has a price. */
  isInListing?: boolean
}

/** The calculator as a GET form: every scenario is an address. Its results stand beside it. */
export function LoanCalculator({ data, place, isInListing = false }: LoanCalculatorProps) {
  const { t } = useTranslation('loan')
  const { calculation } = data
  return (
    <form className="loan" method="get" action={place.path}>
      {/* Enter in a field presses the first button of a form, and that must not be a preset. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      {place.kept?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="loan_shown" value={calculation.bank.id} />
      <div className="stack">
        <PriceFields data={data} />
        <DownPaymentField data={data} />
        <TermField data={data} />
        <BankChoice data={data} />
        <Choice
          id="loan-developer"
          legend={t('developer')}
          name="loan_developer"
          chosen={calculation.onlyFromDeveloper ? 1 : 0}
          options={[
            { value: 1, label: t('yes') },
            { value: 0, label: t('no') },
          ]}
        />
      </div>
      <LoanResults data={data} isVeiled={!calculation.result && !isInListing}>
        <RequestButtons calculation={calculation} />
      </LoanResults>
    </form>
  )
}

function PriceFields({ data }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { calculation, currencies, banks, typed, isSent } = data
  const { price, priceFault, currency } = calculation
  return (
    <>
      <Choice
        id="loan-currency"
        legend={t('currency')}
        name="loan_currency"
        tight
        chosen={currency.id}
        options={currencies.map(({ id, symbol }) => ({
          value: id,
          label: symbol,
          disabled: !banks.some((bank) => offerOf(bank, id)),
        }))}
      />
      <NumberField
        id="loan-price"
        label={t('price')}
        name="loan_price"
        unit={currency.symbol}
        maxLength={30}
        defaultValue={price === undefined ? typed : formatNumber(price, language)}
        {...(priceFault && isSent && { error: t('property_price_error') })}
      />
    </>
  )
}

function DownPaymentField({ data: { calculation } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { percent, percentBounds, currency, result } = calculation
  const least = percentBounds.min
  return (
    <Field
      id="loan-percent"
      label={t('down_payment')}
      hint={
        result
          ? t('down_payment_now', { least, amount: formatHundredths(result.downPayment, currency, language) })
          : t('down_payment_hint', { least })
      }
    >
      {(wiring) => (
        <>
          <UnitInput
            {...wiring}
            name="loan_percent"
            unit="%"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={percent}
          />
          <Slider mirrors="loan-percent" label={t('slider_percent')} value={percent} {...percentBounds} />
        </>
      )}
    </Field>
  )
}

function TermField({ data: { calculation } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { months, monthBounds } = calculation
  return (
    <Field
      id="loan-month"
      label={t('term')}
      hint={t('term_hint', { from: monthBounds.min, to: monthBounds.max })}
    >
      {(wiring) => (
        <>
          <UnitInput
            {...wiring}
            name="loan_month"
            unit={t('month_unit')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={months}
          />
          <Slider mirrors="loan-month" label={t('slider_month')} value={months} {...monthBounds} />
          <div className="presets">
            {PRESETS.map((preset) => (
              <button
                key={preset.years}
                type="submit"
                className="chip"
                name="loan_years"
                value={preset.years}
                aria-pressed={preset.months === months}
                disabled={!isWithin(preset.months, monthBounds)}
              >
                {t('years', { count: preset.years })}
              </button>
            ))}
          </div>
        </>
      )}
    </Field>
  )
}
