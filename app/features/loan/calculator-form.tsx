import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/field'
import { RadioGroup } from '~/ui/radio-group'
import { NumberField, UnitInput } from '~/ui/text-field'
import { BankTable } from './bank-table'
import { findOffer, isWithin, TERM_PRESETS } from './bank-terms'
import { formatHundredths } from './format'
import type { CalculatorData } from './loader.server'
import { LoanResults } from './loan-results'
import { RangeSlider } from './range-slider'
import { RequestButtons } from './request/request-buttons'
import type { LoanPageUrl } from './urls'

const YEAR_PRESETS = TERM_PRESETS.map((months) => ({ months, years: months / 12 }))

interface CalculatorFormProps {
  data: CalculatorData
  page: LoanPageUrl
  isInListing?: boolean
}

/** A GET form: every scenario has a URL. */
export function CalculatorForm({ data, page: place, isInListing = false }: CalculatorFormProps) {
  const { t } = useTranslation('loan')
  const { calculation } = data
  return (
    <form className="loan" method="get" action={place.path}>
      {/* Enter presses a form's first button, which must not be a preset. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      {place.otherParams?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="loan_shown" value={calculation.bank.id} />
      <input type="hidden" name="loan_priced" value={calculation.currency.id} />
      {calculation.sort ? <input type="hidden" name="loan_sort" value={calculation.sort} /> : null}
      <div className="stack">
        <PriceFields data={data} />
        <DownPaymentField data={data} />
        <TermField data={data} />
        <IncomeFields data={data} />
        <BankTable data={data} />
        <RadioGroup
          id="loan-developer"
          legend={t('developer')}
          name="loan_developer"
          selected={calculation.onlyFromDeveloper ? 1 : 0}
          options={[
            { value: 1, label: t('yes') },
            { value: 0, label: t('no') },
          ]}
        />
      </div>
      <LoanResults data={data} isPlaceholder={!calculation.result && !isInListing}>
        <RequestButtons calculation={calculation} />
      </LoanResults>
    </form>
  )
}

function PriceFields({ data }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { calculation, currencies, banks, typed, isSent } = data
  const { price, priceError, currency } = calculation
  return (
    <>
      <RadioGroup
        id="loan-currency"
        legend={t('currency')}
        name="loan_currency"
        isCompact
        selected={currency.id}
        options={currencies.map(({ id, symbol }) => ({
          value: id,
          label: symbol,
          disabled: !banks.some((bank) => findOffer(bank, id)),
        }))}
      />
      <NumberField
        id="loan-price"
        label={t('price')}
        name="loan_price"
        unit={currency.symbol}
        maxLength={30}
        defaultValue={price === undefined ? typed : formatNumber(price, language)}
        {...(priceError && isSent && { error: t('property_price_error') })}
      />
    </>
  )
}

function DownPaymentField({ data: { calculation, takesNearest } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { percent, percentBounds, currency, result, adjusted, own } = calculation
  const min = percentBounds.min
  const impossible = takesNearest ? undefined : (adjusted.percent ?? adjusted.own)
  const shownPercent = (takesNearest ? undefined : adjusted.percent) ?? percent
  const shownOwn = own ?? (result ? Math.round(result.downPayment / 100) : undefined)
  const shownOwnText = shownOwn === undefined ? '' : formatNumber(shownOwn, language)
  return (
    <>
      <input type="hidden" name="loan_shown_percent" value={shownPercent} />
      <input type="hidden" name="loan_shown_own" value={shownOwn ?? ''} />
      {own === undefined ? null : <input type="hidden" name="loan_by_sum" value="1" />}
      <Field
        error={impossible === undefined ? undefined : t('down_payment_error', { min })}
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
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={shownPercent}
            />
            <RangeSlider
              inputId="loan-percent"
              label={t('slider_percent')}
              value={percent}
              {...percentBounds}
            />
            <p className="sm">
              <label htmlFor="loan-own">{t('down_payment_sum')}</label>
            </p>
            <UnitInput
              id="loan-own"
              name="loan_own"
              unit={currency.symbol}
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
              defaultValue={shownOwnText}
            />
          </>
        )}
      </Field>
    </>
  )
}

function TermField({ data: { calculation, takesNearest } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { months, monthBounds, adjusted } = calculation
  const impossible = takesNearest ? undefined : adjusted.months
  const bounds = { from: monthBounds.min, to: monthBounds.max }
  return (
    <Field
      error={impossible === undefined ? undefined : t('term_error', bounds)}
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
            maxLength={4}
            defaultValue={impossible ?? months}
          />
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
                {t('years', { count: preset.years })}
              </button>
            ))}
          </div>
        </>
      )}
    </Field>
  )
}

/** With them the page says what share of the income the payments would take. */
function IncomeFields({ data: { calculation } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { income, debts } = calculation
  const toText = (sum: number | undefined) => (sum === undefined ? '' : formatNumber(sum, language))
  return (
    <Disclosure summary={t('income.title')} open={income !== undefined}>
      <div className="stack">
        <p className="hint">{t('income.note')}</p>
        <div className="pair">
          <NumberField
            id="loan-income"
            label={t('income.income')}
            name="loan_income"
            unit="₾"
            maxLength={30}
            defaultValue={toText(income)}
          />
          <NumberField
            id="loan-debts"
            label={t('income.debts')}
            name="loan_debts"
            unit="₾"
            maxLength={30}
            defaultValue={toText(debts)}
          />
        </div>
      </div>
    </Disclosure>
  )
}
