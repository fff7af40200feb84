import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/select'
import type { FormView } from './form-view.server'
import { type FormFields, fieldId } from './use-form-fields'

interface LocationFieldsProps {
  form: FormView
  fields: FormFields
  /** The form action, with the pressed button's fragment. */
  action: string
}

/** Districts and neighbourhoods follow the chosen city and district after each submit. */
export function LocationFields({ form, fields, action }: LocationFieldsProps) {
  const { t } = useTranslation('estimate')
  const options = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="estimate-grid">
      <SelectField
        {...fields.field('city_id')}
        required
        data-step
        defaultValue={fields.value('city_id')}
        options={options(form.cities)}
      />
      {form.districts.length > 0 ? (
        <SelectField
          {...fields.field('district_id')}
          required
          data-step
          blank={t('form.choose')}
          defaultValue={fields.value('district_id')}
          options={options(form.districts)}
        />
      ) : null}
      {form.urbans.length > 0 ? (
        <SelectField
          {...fields.field('urban_id')}
          required
          data-step
          blank={t('form.choose')}
          defaultValue={fields.value('urban_id')}
          options={options(form.urbans)}
        />
      ) : null}
      <Button
        name="intent"
        value="update"
        formAction={`${action}#${fieldId('city_id')}`}
        data-estimate-update
      >
        {t('form.update')}
      </Button>
    </div>
  )
}
