import { useTranslation } from 'react-i18next'
import { INTENT_FIELD } from '~/forms/define-form'
import { DropdownField } from '~/forms/fields'
import { Button } from '~/ui/button'
import type { FormView } from './form-view.server'
import { NoEstimateNotice } from './no-estimate-notice'
import { toCoveredOptions, toOption } from './to-covered-options'
import type { EstimateFields } from './use-estimate-form'

interface LocationFieldsProps {
  view: FormView
  fields: EstimateFields
  /** Form action, with the pressed button's fragment. */
  action: string
}

/**
 * Renders the location fields. Districts and neighbourhoods follow the chosen city and district after each
 * submit.
 */
export function LocationFields({ view, fields, action }: LocationFieldsProps) {
  const { t } = useTranslation('estimate')
  const select = (
    name: 'city_id' | 'district_id' | 'urban_id',
    options: ReturnType<typeof toCoveredOptions>,
    blank?: string,
  ) => (
    <DropdownField
      field={fields[name]}
      label={t(`fields.${name}`)}
      required
      data-step
      blank={blank}
      options={options}
    />
  )
  return (
    <>
      <div className="estimate-grid">
        {select('city_id', toCoveredOptions(view.cities, t('form.not_estimated')))}
        {view.districts.length > 0
          ? select('district_id', view.districts.map(toOption), t('form.choose'))
          : null}
        {view.urbans.length > 0 ? select('urban_id', view.urbans.map(toOption), t('form.choose')) : null}
        <Button
          name={INTENT_FIELD}
          value="update"
          formAction={`${action}#${fields.city_id.id}`}
          data-estimate-update
        >
          {t('form.update')}
        </Button>
      </div>
      {view.cityReason ? <NoEstimateNotice reason={view.cityReason} /> : null}
    </>
  )
}
