import { useTranslation } from 'react-i18next'
import { PinPicker } from '~/features/map'
import { INTENT_FIELD } from '~/forms/define-form'
import { DropdownField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useErrorText } from '~/forms/use-error-text'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { SectionHeading } from '~/ui/section-heading'
import { BuildingFields } from './building-fields'
import { PREVIOUS_VALUE_FIELDS } from './draft'
import type { FormView } from './form-view.server'
import { NoEstimateNotice } from './no-estimate-notice'
import { StreetFields } from './street-fields'
import { toCoveredOptions, toOption } from './to-covered-options'
import { type EstimatePageUrl, estimateTabHref, TABS } from './urls'
import { type EstimateFields, useEstimateForm } from './use-estimate-form'

/**
 * Renders the form. Every button submits all fields; script submits steps in place and the complete form by
 * itself.
 */
export function EstimateForm({ view, place: page }: { view: FormView; place: EstimatePageUrl }) {
  const { t } = useTranslation('estimate')
  const errorText = useErrorText()
  const { draft } = view
  const { form, fields } = useEstimateForm(draft)
  const action = estimateTabHref(page, TABS.form)
  return (
    <div className="estimate-steps" data-enhance="estimate-form">
      <p className="visually-hidden" role="status" data-estimate-status={t('form.sending')} />
      <PostForm form={form} className="stack estimate-form" action={action} noValidate>
        {/* Enter presses a form's first button. */}
        <button
          type="submit"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          name={INTENT_FIELD}
          value="enter"
        />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.city_id} value={draft.city_id ?? ''} />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.district_id} value={draft.district_id ?? ''} />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.street_id} value={draft.street_id ?? ''} />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.street_name} value={draft.street_name ?? ''} />
        {draft.statement ? (
          <>
            <input type="hidden" name={fields.statement.name} value={draft.statement} />
            <Flash tone="info" quiet>
              {t('form.from_statement')}
            </Flash>
          </>
        ) : null}
        <SectionHeading>{t('form.where')}</SectionHeading>
        <LocationFields view={view} fields={fields} action={action} />
        <StreetFields view={view} fields={fields} action={action} />
        <PinPicker
          id={fields.marker.id}
          picture={view.pin}
          typed={{ latitude: draft.latitude ?? '', longitude: draft.longitude ?? '' }}
          pinPlace={view.pinPlace}
          error={errorText(fields.marker.errors)}
          hasStreet={Boolean(draft.street_id)}
          hasHouse={Boolean(draft.street_name && draft.street_number)}
          action={action}
        />
        <SectionHeading>{t('form.what')}</SectionHeading>
        <BuildingFields view={view} fields={fields} />
        <div className="estimate-end">
          <Button variant="main" wide name={INTENT_FIELD} value="estimate" data-estimate-go>
            {t('form.submit')}
          </Button>
          <p className="hint" data-scripted hidden>
            {t('form.auto_submit_hint')}
          </p>
        </div>
      </PostForm>
    </div>
  )
}

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
function LocationFields({ view, fields, action }: LocationFieldsProps) {
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
