import { useTranslation } from 'react-i18next'
import { type AnyField, RadioGroupField } from '~/forms/fields'
import { CURRENCIES, CURRENCY_IDS, CURRENCY_SIGNS } from '~contract/currencies'

/** Of a price that its owner names; most name dollars. */
export function CurrencyField({ field }: { field: AnyField }) {
  const { t } = useTranslation('statement-drafts')
  const options = CURRENCIES.toReversed().map((one) => ({
    value: CURRENCY_IDS[one],
    label: CURRENCY_SIGNS[one],
  }))
  return <RadioGroupField field={field} legend={t('fields.currency_id')} options={options} />
}
