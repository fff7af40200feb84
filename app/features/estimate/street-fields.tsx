import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { TextField } from '~/ui/text-field'
import { MIN_STREET_NAME_LENGTH } from '~contract/locations'
import type { FormView } from './form-view.server'
import { type FormFields, fieldId } from './use-form-fields'

interface StreetFieldsProps {
  form: FormView
  fields: FormFields
  /** The form action, with the pressed button's fragment. */
  action: string
}

const NOTICE_TONES = {
  street_added: 'good',
  street_known: 'info',
  street_failed: 'bad',
  search_failed: 'bad',
} as const

export function StreetFields({ form, fields, action }: StreetFieldsProps) {
  const { t } = useTranslation('estimate')
  const formHref = `${action}#${fieldId('street_name')}`
  const { label, error, id, name } = fields.field('street_name')
  const notice = form.notice && form.notice !== 'limited' ? form.notice : undefined
  return (
    <div className="stack">
      <Field
        id={id}
        label={label}
        optional={t('form.optional')}
        hint={t('form.street_hint', { letters: MIN_STREET_NAME_LENGTH })}
        error={error}
      >
        {(wiring) => (
          <span className="estimate-search">
            <input
              {...wiring}
              className="input"
              name={name}
              maxLength={100}
              autoComplete="off"
              defaultValue={fields.value('street_name')}
              data-street={MIN_STREET_NAME_LENGTH}
            />
            <Button name="intent" value="find_street" formAction={formHref} icon="search" data-estimate-find>
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
      <StreetResults form={form} currentUrl={formHref} />
      <AddStreet form={form} fields={fields} currentUrl={formHref} />
      <div className="estimate-grid">
        <TextField
          {...fields.field('street_number')}
          optional={t('form.optional')}
          maxLength={20}
          autoComplete="off"
          defaultValue={fields.value('street_number')}
        />
        <TextField
          {...fields.field('address')}
          optional={t('form.optional')}
          maxLength={100}
          autoComplete="off"
          defaultValue={fields.value('address')}
        />
      </div>
    </div>
  )
}

/** Search results; the chosen street stays chosen until the next search. */
function StreetResults({ form: { streets, draft }, currentUrl }: { form: FormView; currentUrl: string }) {
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
      <Button name="intent" value="update" formAction={currentUrl} data-plain>
        {t('form.choose_street')}
      </Button>
    </fieldset>
  )
}

function AddStreet({ form, fields, currentUrl }: Omit<StreetFieldsProps, 'action'> & { currentUrl: string }) {
  const { t } = useTranslation('estimate')
  const field = fields.field('new_street_name')
  return (
    <Disclosure
      summary={t('form.add_street')}
      open={Boolean(field.error) || form.streets?.length === 0}
      id="est-add"
    >
      <div className="stack estimate-add">
        <p className="hint">{t('form.add_hint')}</p>
        <TextField
          {...field}
          maxLength={100}
          autoComplete="off"
          defaultValue={
            fields.value('new_street_name') || (form.streets?.length === 0 ? fields.value('street_name') : '')
          }
        />
        <Button
          name="intent"
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
