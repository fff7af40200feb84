import { useTranslation } from 'react-i18next'
import { type AnyField, RadioGroupField } from '~/forms/fields'
import { CURRENCIES, CURRENCY_IDS } from '~contract/currencies'

/** Renders the currency of a price; the default is dollars, as most owners use them. */
export function CurrencyField({ field }: { field: AnyField }) {
  const { t } = useTranslation(['statement-drafts', 'layout'])
  const options = CURRENCIES.toReversed().map((one) => ({
    value: CURRENCY_IDS[one],
    label: t(`layout:currencies.${one}`),
  }))
  return <RadioGroupField field={field} legend={t('fields.currency_id')} options={options} />
}
