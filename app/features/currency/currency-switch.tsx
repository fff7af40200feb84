import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { CURRENCY_SIGNS, type Currency } from '~contract/currencies'

const CURRENCY_FORM_ID = 'currency'

const currencies: Currency[] = ['gel', 'usd']

/** Once per page, outside other forms. */
export function CurrencyForm() {
  const { layout } = usePage()
  return (
    <form id={CURRENCY_FORM_ID} method="post" action="/do/currency">
      <input type="hidden" name="return_to" value={layout.currentHref} />
    </form>
  )
}

/** Sets the currency of the first price; until then it is the owner's. */
export function CurrencySwitch({ chosen }: { chosen: Currency | undefined }) {
  const { t } = useTranslation('layout')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields; these are buttons.
    <div className="currency" role="group" aria-label={t('currency')}>
      {currencies.map((currency) => (
        <button
          key={currency}
          type="submit"
          form={CURRENCY_FORM_ID}
          name="currency"
          value={currency}
          aria-pressed={currency === chosen}
          aria-label={t(`currencies.${currency}`)}
        >
          {CURRENCY_SIGNS[currency]}
        </button>
      ))}
    </div>
  )
}
