import { useTranslation } from 'react-i18next'
import { RadioGroup } from '~/ui/radio-group'
import { SelectField } from '~/ui/select'
import { NumberField } from '~/ui/text-field'
import { MAX_FLOORS, MIN_AREA, MIN_BALCONY_AREA } from '~contract/estimate'
import { LAND_TYPE_ID } from '~contract/real-estate-types'
import type { FormView } from './form-view.server'
import type { FormFields } from './use-form-fields'
import { fieldId } from './use-form-fields'

interface BuildingFieldsProps {
  form: FormView
  fields: FormFields
}

export function BuildingFields({ form, fields }: BuildingFieldsProps) {
  const { t } = useTranslation('estimate')
  const isLand = fields.value('real_estate_type_id') === String(LAND_TYPE_ID)
  const select = (
    field: 'real_estate_type_id' | 'status_id' | 'project_type_id' | 'condition_id' | 'room_type_id',
    rows: readonly { id: number; name: string }[],
  ) => (
    <SelectField
      {...fields.field(field)}
      required
      blank={t('form.choose')}
      defaultValue={fields.value(field)}
      options={rows.map(({ id, name }) => ({ value: id, label: name }))}
      {...(field === 'real_estate_type_id' && { 'data-step': true })}
    />
  )
  const number = (
    field: 'area' | 'floor' | 'total_floors',
    { unit, ...bounds }: { unit?: string; 'data-min'?: number; 'data-max'?: number; hint?: string },
  ) => (
    <NumberField
      {...fields.field(field)}
      {...bounds}
      {...(unit && { unit, decimals: true })}
      required
      pattern={unit ? String.raw`\s*\d{1,7}([.,]\d{1,4})?\s*` : String.raw`\s*\d{1,3}\s*`}
      maxLength={12}
      defaultValue={fields.value(field)}
    />
  )
  return (
    <>
      <div className="estimate-grid">
        {select('real_estate_type_id', form.types)}
        {select('status_id', form.statuses)}
        {isLand ? null : select('project_type_id', form.projectTypes)}
        {isLand ? null : select('condition_id', form.conditions)}
        {number('area', {
          unit: t('unit'),
          'data-min': MIN_AREA,
          hint: t('form.area_hint', { min: MIN_AREA }),
        })}
        {select('room_type_id', form.rooms)}
        {number('floor', {})}
        {number('total_floors', {
          'data-max': MAX_FLOORS,
          hint: t('form.floors_hint', { max: MAX_FLOORS }),
        })}
      </div>
      <BalconyFields fields={fields} />
      <YesNoField fields={fields} field="elevator" />
    </>
  )
}

function BalconyFields({ fields }: { fields: FormFields }) {
  const { t } = useTranslation('estimate')
  return (
    <>
      <YesNoField fields={fields} field="has_balcony" />
      <div className="estimate-grid estimate-balcony">
        <NumberField
          {...fields.field('balconies')}
          maxLength={3}
          data-digits
          data-min={1}
          defaultValue={fields.value('balconies')}
        />
        <NumberField
          {...fields.field('balcony_area')}
          unit={t('unit')}
          decimals
          maxLength={8}
          data-digits="."
          data-min={MIN_BALCONY_AREA}
          defaultValue={fields.value('balcony_area')}
        />
      </div>
    </>
  )
}

function YesNoField({ fields, field }: { fields: FormFields; field: 'has_balcony' | 'elevator' }) {
  const { t } = useTranslation('estimate')
  const error = fields.error(field)
  return (
    <RadioGroup
      id={fieldId(field)}
      legend={t(`fields.${field}`)}
      name={field}
      required
      selected={fields.value(field)}
      {...(error && { error })}
      options={[
        { value: 1, label: t('yes') },
        { value: 0, label: t('no') },
      ]}
    />
  )
}
