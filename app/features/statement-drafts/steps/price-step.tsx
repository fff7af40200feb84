import { useTranslation } from 'react-i18next'
import { DefaultButton } from '~/forms/default-button'
import { CheckboxField, RadioGroupField } from '~/forms/fields'
import { usePageData } from '~/forms/form-reply'
import { useDefinedForm } from '~/forms/use-defined-form'
import { CURRENCY_IDS } from '~contract/currencies'
import { type DraftValues, isApplicable } from '~contract/statement-drafts'
import { NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID } from '~contract/statements'
import { CurrencyField } from '../currency-field'
import { priceForm } from '../form'
import { PriceQuestion } from '../price-question'
import type { StepReply } from '../save-step.server'
import { NumberField } from './option-field'
import { PriceHint } from './price-hint'
import { SquarePrice } from './square-price-line'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

const EXACT_PRICE_TYPE_ID = 3

export function PriceStep({ data, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { values, draft } = data
  const { form, fields } = useDefinedForm(priceForm, {
    defaultValue: {
      ...values,
      price_type_id: values.price_type_id ?? String(EXACT_PRICE_TYPE_ID),
      currency_id: values.currency_id ?? String(CURRENCY_IDS.usd),
    },
  })
  // After an error the fields contain the typed values, not the saved ones.
  const shown: DraftValues = {
    ...values,
    price_type_id: fields.price_type_id.initialValue ?? '',
    price: fields.price.initialValue ?? '',
    currency_id: fields.currency_id.initialValue ?? '',
  }
  const { doubt } = usePageData<Partial<StepReply>>(priceForm.id, {})
  return (
    <StepForm form={form} action={action} version={draft?.version ?? 0}>
      {doubt ? <DefaultButton name="intent" value="next" /> : null}
      <RadioGroupField
        field={fields.price_type_id}
        legend={t('fields.price_type_id')}
        options={[
          { value: EXACT_PRICE_TYPE_ID, label: t('price_types.exact') },
          { value: PRICE_FROM_TYPE_ID, label: t('price_types.from') },
          { value: NEGOTIABLE_PRICE_TYPE_ID, label: t('price_types.negotiable') },
        ]}
      />
      <div className="draft-grid">
        <NumberField data={data} field={fields.price} name="price" />
        <CurrencyField field={fields.currency_id} />
        <NumberField data={data} field={fields.rent_period} name="rent_period" />
      </div>
      <PriceQuestion doubt={doubt} />
      <SquarePrice values={shown} />
      <PriceHint priceRange={data.priceRange} values={shown} />
      {isApplicable('can_exchanged', values) ? (
        <CheckboxField field={fields.can_exchanged} value="1" label={t('fields.can_exchanged')} />
      ) : null}
    </StepForm>
  )
}
