import { useTranslation } from 'react-i18next'
import { DefaultButton } from '~/forms/default-button'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Field } from '~/ui/field'
import { NumberField } from '~/ui/number-field'
import { RadioGroup } from '~/ui/radio-group'
import { UnitInput } from '~/ui/unit-input'
import { BankTable } from './bank-table'
import { findOffer, isWithin, TERM_PRESETS } from './bank-terms'
import { DownPaymentFields } from './down-payment-fields'
import { IncomeFields } from './income-fields'
import type { CalculatorData } from './loader.server'
import { LoanResults } from './loan-results'
import { RangeSlider } from './range-slider'
import { RequestButtons } from './request/request-buttons'
import { formatEntered } from './scenario'
import { MAX_NUMBER_TEXT_LENGTH } from './typed-values'
import { type LoanPageUrl, scenarioHref, toCompleteScenario } from './urls'

const YEAR_PRESETS = TERM_PRESETS.map((months) => ({ months, years: months / 12 }))

interface CalculatorFormProps {
  data: CalculatorData
  page: LoanPageUrl
  isInListing?: boolean
}

/** Renders a GET form: every scenario has a URL. */
export function CalculatorForm({ data, page, isInListing = false }: CalculatorFormProps) {
  const { calculation } = data
  return (
    <form className="loan" method="get" action={page.path} rel="noopener">
      {/* Enter presses a form's first button, which must not be a preset. */}
      <DefaultButton />
      {page.otherParams?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="loan_shown" value={calculation.bank.id} />
      <input type="hidden" name="loan_priced" value={calculation.currency.id} />
      {calculation.sort ? <input type="hidden" name="loan_sort" value={calculation.sort} /> : null}
      <div className="stack">
        <PriceFields data={data} />
        <DownPaymentFields data={data} />
        <TermField data={data} />
        <IncomeFields data={data} />
        <BankTable data={data} page={page} />
      </div>
      <LoanResults data={data} isPlaceholder={calculation.price === undefined && !isInListing}>
        <RequestButtons
          calculation={calculation}
          partnerHref={scenarioHref(page, toCompleteScenario(calculation))}
        />
      </LoanResults>
    </form>
  )
}

function PriceFields({ data }: { data: CalculatorData }) {
  const { t } = useTranslation(['loan', 'mortgage'])
  const { language } = usePage()
  const { calculation, currencies, banks, typed, isSent } = data
  const { price, priceError, currency, entered } = calculation
  return (
    <>
      <RadioGroup
        id="loan-currency"
        legend={t('currency')}
        name="loan_currency"
        selected={currency.id}
        options={currencies.map(({ id, symbol, name }) => ({
          value: id,
          label: `${symbol} ${name}`,
          disabled: !banks.some((bank) => findOffer(bank, id)),
        }))}
      />
      <input type="hidden" name="loan_shown_price" value={price ?? typed} />
      {entered?.price ? (
        <input type="hidden" name="loan_entered_price" value={formatEntered(entered.price)} />
      ) : null}
      <NumberField
        id="loan-price"
        label={t('price')}
        name="loan_price"
        unit={currency.symbol}
        maxLength={MAX_NUMBER_TEXT_LENGTH}
        defaultValue={price === undefined ? typed : formatNumber(price, language)}
        {...(priceError && isSent && { error: t('mortgage:property_price_error') })}
      />
    </>
  )
}

function TermField({ data: { calculation } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { months, monthBounds, adjusted, invalid } = calculation
  const impossible = adjusted.months
  const shown = invalid.months ?? impossible ?? months
  const bounds = { from: monthBounds.min, to: monthBounds.max }
  const boundsError = impossible === undefined ? undefined : t('term_error', bounds)
  return (
    <Field
      error={invalid.months === undefined ? boundsError : t('term_invalid', bounds)}
      id="loan-month"
      label={t('term')}
      hint={t('term_hint', bounds)}
    >
      {(wiring) => (
        <>
          <UnitInput
            {...wiring}
            name="loan_month"
            unit={t('month_unit')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_NUMBER_TEXT_LENGTH}
            defaultValue={shown}
          />
          <input type="hidden" name="loan_shown_month" value={shown} />
          <RangeSlider inputId="loan-month" label={t('slider_month')} value={months} {...monthBounds} />
          <div className="presets">
            {YEAR_PRESETS.map((preset) => (
              <button
                key={preset.years}
                type="submit"
                className="chip"
                name="loan_years"
                value={preset.years}
                aria-pressed={preset.months === months}
                disabled={!isWithin(preset.months, monthBounds)}
              >
                {`${t('years', { count: preset.years })} `}
              </button>
            ))}
          </div>
        </>
      )}
    </Field>
  )
}
