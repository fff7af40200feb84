import { useTranslation } from 'react-i18next'
import { RadioGroupField } from '~/forms/fields'
import { useDefinedForm } from '~/forms/use-defined-form'
import { Disclosure } from '~/ui/disclosure'
import { HECTARE_ID, LAND_TYPE_ID } from '~contract/statements'
import { propertyForm } from '../form'
import { NumberField, OptionField } from './option-field'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

const MORE_OPTIONS = ['project_type_id', 'heating_type_id', 'hot_water_type_id', 'parking_type_id'] as const

export function PropertyStep({ data, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { values, draft, options } = data
  const { form, fields } = useDefinedForm(propertyForm, {
    defaultValue: { ...values, parameters: (values.parameters ?? '').split(',') } as never,
  })
  const isLand = Number(values.real_estate_type_id) === LAND_TYPE_ID
  const metres = t('units.m2')
  const option = (name: keyof typeof fields & keyof typeof options) => (
    <OptionField key={name} data={data} field={fields[name]} name={name} />
  )
  return (
    <StepForm form={form} action={action} version={draft?.version ?? 0}>
      {option('status_id')}
      {option('condition_id')}
      <div className="draft-grid">
        <NumberField data={data} field={fields.area} name="area" unit={isLand ? '' : metres} />
        {isLand ? (
          <RadioGroupField
            field={fields.area_type_id}
            legend={t('fields.area_type_id')}
            options={[
              { value: 1, label: metres },
              { value: HECTARE_ID, label: t('units.hectare') },
            ]}
          />
        ) : null}
        <NumberField data={data} field={fields.yard_area} name="yard_area" unit={metres} />
      </div>
      {option('room_type_id')}
      {option('bedroom_type_id')}
      {option('bathroom_type_id')}
      <div className="draft-grid">
        <NumberField data={data} field={fields.floor} name="floor" />
        <NumberField data={data} field={fields.total_floors} name="total_floors" />
        <NumberField data={data} field={fields.balconies} name="balconies" />
        <NumberField data={data} field={fields.height} name="height" unit={t('units.metres')} />
      </div>
      <Disclosure id="draft-more" summary={t('more')}>
        <div className="stack draft-more">
          {MORE_OPTIONS.map(option)}
          <RadioGroupField
            field={fields.parameters}
            legend={t('fields.parameters')}
            optional={t('optional')}
            multiple
            options={(options.parameters ?? []).map((entry) => ({ value: entry.id, label: entry.name }))}
          />
        </div>
      </Disclosure>
    </StepForm>
  )
}
