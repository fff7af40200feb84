import { useTranslation } from 'react-i18next'
import { DropdownField, NumberInputField, RadioGroupField } from '~/forms/fields'
import { MAX_FLOORS, MIN_AREA, MIN_BALCONY_AREA } from '~contract/estimate'
import { LAND_TYPE_ID } from '~contract/statements'
import type { FormView } from './form-view.server'
import { NoEstimateNotice } from './no-estimate-notice'
import { toCoveredOptions, toOption } from './to-covered-options'
import type { EstimateFields } from './use-estimate-form'

interface BuildingFieldsProps {
  view: FormView
  fields: EstimateFields
}

/** Fields hidden for land; their values stay, in case the type changes back. */
const BUILDING_ONLY_FIELDS = [
  'room_type_id',
  'floor',
  'total_floors',
  'has_balcony',
  'balconies',
  'balcony_area',
  'elevator',
] as const

export function BuildingFields({ view, fields }: BuildingFieldsProps) {
  const { t } = useTranslation('estimate')
  const isLand = view.draft.real_estate_type_id === String(LAND_TYPE_ID)
  const select = (
    field: 'real_estate_type_id' | 'status_id' | 'project_type_id' | 'condition_id' | 'room_type_id',
    options: ReturnType<typeof toCoveredOptions>,
  ) => (
    <DropdownField
      field={fields[field]}
      label={t(`fields.${field}`)}
      required
      blank={t('form.choose')}
      options={options}
      data-step={field === 'real_estate_type_id' || field === 'status_id' ? true : undefined}
    />
  )
  const number = (
    field: 'area' | 'floor' | 'total_floors',
    { unit, ...bounds }: { unit?: string; 'data-min'?: number; 'data-max'?: number; hint?: string },
  ) => (
    <NumberInputField
      field={fields[field]}
      label={t(`fields.${field}`)}
      {...bounds}
      unit={unit}
      decimals={unit !== undefined}
      required
      pattern={unit ? undefined : String.raw`\s*\d{1,3}\s*`}
      maxLength={12}
    />
  )
  return (
    <>
      <div className="estimate-grid">
        {select('real_estate_type_id', toCoveredOptions(view.types, t('form.not_estimated')))}
        {select('status_id', view.statuses.map(toOption))}
        {isLand ? null : select('project_type_id', view.projectTypes.map(toOption))}
        {isLand ? null : select('condition_id', view.conditions.map(toOption))}
        {number('area', {
          unit: t('unit'),
          'data-min': MIN_AREA,
          hint: t('form.area_hint', { min: MIN_AREA }),
        })}
        {isLand ? null : select('room_type_id', view.rooms.map(toOption))}
        {isLand ? null : number('floor', {})}
        {isLand
          ? null
          : number('total_floors', {
              'data-max': MAX_FLOORS,
              hint: t('form.floors_hint', { max: MAX_FLOORS }),
            })}
      </div>
      {view.typeReason ? <NoEstimateNotice reason={view.typeReason} /> : null}
      {isLand ? (
        BUILDING_ONLY_FIELDS.map((field) => (
          <input key={field} type="hidden" name={fields[field].name} value={view.draft[field] ?? ''} />
        ))
      ) : (
        <>
          <BalconyFields fields={fields} />
          <YesNoField fields={fields} field="elevator" />
        </>
      )}
    </>
  )
}

function BalconyFields({ fields }: { fields: EstimateFields }) {
  const { t } = useTranslation('estimate')
  return (
    <>
      <YesNoField fields={fields} field="has_balcony" />
      <div className="estimate-grid estimate-balcony">
        <NumberInputField
          field={fields.balconies}
          label={t('fields.balconies')}
          maxLength={3}
          data-digits=""
          data-min={1}
        />
        <NumberInputField
          field={fields.balcony_area}
          label={t('fields.balcony_area')}
          unit={t('unit')}
          decimals
          maxLength={8}
          data-digits="."
          data-min={MIN_BALCONY_AREA}
        />
      </div>
    </>
  )
}

function YesNoField({ fields, field }: { fields: EstimateFields; field: 'has_balcony' | 'elevator' }) {
  const { t } = useTranslation('estimate')
  return (
    <RadioGroupField
      field={fields[field]}
      legend={t(`fields.${field}`)}
      required
      options={[
        { value: 1, label: t('yes') },
        { value: 0, label: t('no') },
      ]}
    />
  )
}
