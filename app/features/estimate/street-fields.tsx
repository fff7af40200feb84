import { useTranslation } from 'react-i18next'
import { INTENT_FIELD } from '~/forms/define-form'
import { InputField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { MIN_STREET_NAME_LENGTH } from '~contract/locations'
import type { FormView } from './form-view.server'
import type { EstimateFields } from './use-estimate-form'

interface StreetFieldsProps {
  view: FormView
  fields: EstimateFields
  /** Form action, with the pressed button's fragment. */
  action: string
}

const NOTICE_TONES = {
  street_added: 'good',
  street_known: 'info',
  street_failed: 'bad',
  search_failed: 'bad',
  house_unclear: 'info',
} as const

export function StreetFields({ view, fields, action }: StreetFieldsProps) {
  const { t } = useTranslation('estimate')
  const errorText = useErrorText()
  const { id, name, initialValue, errors } = fields.street_name
  const formHref = `${action}#${id}`
  const { notice } = view
  return (
    <div className="stack">
      <Field
        id={id}
        label={t('fields.street_name')}
        optional={t('form.optional')}
        hint={t('form.street_hint', { letters: MIN_STREET_NAME_LENGTH })}
        error={errorText(errors)}
      >
        {(wiring) => (
          <span className="estimate-search">
            <input
              {...wiring}
              className="input"
              name={name}
              maxLength={100}
              autoComplete="off"
              defaultValue={initialValue}
              data-street={MIN_STREET_NAME_LENGTH}
            />
            <Button
              name={INTENT_FIELD}
              value="find_street"
              formAction={formHref}
              icon="search"
              data-estimate-find
            >
              {t('form.search')}
            </Button>
          </span>
        )}
      </Field>
      {notice ? (
        <div data-brief={notice === 'street_added' ? '' : undefined}>
          <Flash tone={NOTICE_TONES[notice]}>{t(`street_messages.${notice}`)}</Flash>
        </div>
      ) : null}
      <StreetResults view={view} currentUrl={formHref} />
      <AddStreet view={view} fields={fields} currentUrl={formHref} />
      <div className="estimate-grid">
        <InputField
          field={fields.street_number}
          label={t('fields.street_number')}
          optional={t('form.optional')}
          maxLength={20}
          autoComplete="off"
        />
        <InputField
          field={fields.address}
          label={t('fields.address')}
          optional={t('form.optional')}
          maxLength={100}
          autoComplete="off"
        />
      </div>
    </div>
  )
}

/** Renders the search results; a selected street stays selected until the next search. */
function StreetResults({ view: { streets, draft }, currentUrl }: { view: FormView; currentUrl: string }) {
  const { t } = useTranslation('estimate')
  if (!streets)
    return draft.street_id ? <input type="hidden" name="street_id" value={draft.street_id} /> : null
  if (streets.length === 0)
    return (
      <Flash tone="info">
        {t('form.not_found')} {t('form.add_suggestion')}
      </Flash>
    )
  return (
    <fieldset className="field estimate-found">
      <legend className="label" role="status">
        {t('form.found', { count: streets.length })}
      </legend>
      <div className="ticks">
        {streets.map((street) => (
          <Checkbox
            key={street.id}
            type="radio"
            name="street_id"
            value={street.id}
            defaultChecked={String(street.id) === draft.street_id}
            data-step
            label={street.name}
            {...(street.neighbourhood && { count: street.neighbourhood })}
          />
        ))}
      </div>
      <Button name={INTENT_FIELD} value="update" formAction={currentUrl} data-plain>
        {t('form.choose_street')}
      </Button>
    </fieldset>
  )
}

function AddStreet({ view, fields, currentUrl }: Omit<StreetFieldsProps, 'action'> & { currentUrl: string }) {
  const { t } = useTranslation('estimate')
  const field = fields.new_street_name
  const isNotFound = view.streets?.length === 0
  return (
    <Disclosure summary={t('form.add_street')} open={field.errors !== undefined || isNotFound} id="est-add">
      <div className="stack estimate-add">
        <p className="hint">{t('form.add_hint')}</p>
        <InputField field={field} label={t('fields.new_street_name')} maxLength={100} autoComplete="off" />
        <Button
          name={INTENT_FIELD}
          value="add_street"
          formAction={currentUrl}
          icon="plus"
          data-estimate-add={MIN_STREET_NAME_LENGTH}
        >
          {t('form.add')}
        </Button>
      </div>
    </Disclosure>
  )
}
