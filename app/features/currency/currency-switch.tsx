import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { CURRENCIES, CURRENCY_SIGNS, type Currency, DEFAULT_CURRENCY } from '~contract/currencies'

const CURRENCY_FORM_ID = 'currency'

/** Renders the form of the currency buttons, once per page, outside other forms. */
export function CurrencyForm() {
  return <ButtonForm id={CURRENCY_FORM_ID} action="/do/currency" />
}

/** Renders buttons that set the currency of the first price. */
export function CurrencySwitch({ chosen }: { chosen: Currency | undefined }) {
  const { t } = useTranslation('layout')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields; these are buttons.
    <div className="currency" role="group" aria-label={t('currency')}>
      {CURRENCIES.map((currency) => (
        <button
          key={currency}
          type="submit"
          form={CURRENCY_FORM_ID}
          name="currency"
          value={currency}
          aria-pressed={currency === (chosen ?? DEFAULT_CURRENCY)}
          aria-label={t(`currencies.${currency}`)}
        >
          {`${CURRENCY_SIGNS[currency]} `}
        </button>
      ))}
    </div>
  )
}
