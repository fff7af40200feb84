import { useTranslation } from 'react-i18next'
import { PinPicker } from '~/features/map'
import { ErrorSummary } from '~/forms/error-summary'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { SectionHeading } from '~/ui/section-heading'
import { BuildingFields } from './building-fields'
import { PREVIOUS_VALUE_FIELDS } from './draft'
import type { FormView } from './form-view.server'
import { LocationFields } from './location-fields'
import { StreetFields } from './street-fields'
import { type EstimatePageUrl, estimateTabHref, TABS } from './urls'
import { fieldId, useFormFields } from './use-form-fields'

/** Every button submits all fields; script submits steps in place and the complete form by itself. */
export function EstimateForm({ form, place: page }: { form: FormView; place: EstimatePageUrl }) {
  const { t } = useTranslation('estimate')
  const fields = useFormFields(form)
  const { draft, notice: news } = form
  const action = estimateTabHref(page, TABS.form)
  return (
    <div className="estimate-steps" data-enhance="estimate-form">
      <p className="visually-hidden" role="status" data-estimate-status={t('form.sending')} />
      <form id="estimate-form" className="stack estimate-form" method="post" action={action} noValidate>
        {/* Enter presses a form's first button. */}
        <button
          type="submit"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          name="intent"
          value="enter"
        />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.city_id} value={draft.city_id ?? ''} />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.district_id} value={draft.district_id ?? ''} />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.street_id} value={draft.street_id ?? ''} />
        <input type="hidden" name={PREVIOUS_VALUE_FIELDS.street_name} value={draft.street_name ?? ''} />
        {draft.statement ? <input type="hidden" name="statement" value={draft.statement} /> : null}
        {fields.summary.length > 0 ? (
          <ErrorSummary title={t('form.error_summary')} errors={fields.summary} />
        ) : null}
        {news === 'limited' ? <ErrorSummary title={t('form.rate_limited')} /> : null}
        {draft.statement ? (
          <Flash tone="info" quiet>
            {t('form.from_statement')}
          </Flash>
        ) : null}
        <SectionHeading>{t('form.where')}</SectionHeading>
        <LocationFields form={form} fields={fields} action={action} />
        <StreetFields form={form} fields={fields} action={action} />
        <PinPicker
          id={fieldId('marker')}
          picture={form.pin}
          typed={{ latitude: fields.value('latitude'), longitude: fields.value('longitude') }}
          standsAt={form.standsAt}
          error={fields.error('marker')}
          hasStreet={Boolean(draft.street_id)}
          action={action}
        />
        <SectionHeading>{t('form.what')}</SectionHeading>
        <BuildingFields form={form} fields={fields} />
        <div className="estimate-end">
          <Button variant="main" wide name="intent" value="estimate" data-estimate-go>
            {t('form.submit')}
          </Button>
          <p className="hint" data-scripted hidden>
            {t('form.auto_submit_hint')}
          </p>
        </div>
      </form>
    </div>
  )
}
