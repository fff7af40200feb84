import { useTranslation } from 'react-i18next'
import { EstimateStylesheet } from '~/features/estimate'
import { PinPicker } from '~/features/map'
import { INTENT_FIELD } from '~/forms/define-form'
import { DropdownField, InputField } from '~/forms/fields'
import { usePageData } from '~/forms/form-reply'
import { useDefinedForm } from '~/forms/use-defined-form'
import { useErrorText } from '~/forms/use-error-text'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Flash } from '~/ui/flash'
import { placeForm } from '../form'
import type { PlaceReply } from '../place-replies.server'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

const HIDDEN = ['street_id', 'street_number', 'district_id', 'urban_id'] as const

export function PlaceStep({ data: { values, draft, cities, place }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const errorText = useErrorText()
  const { form, fields } = useDefinedForm(placeForm, {
    defaultValue: {
      ...values,
      city_id: values.city_id ?? String(cities[0]?.id ?? ''),
      shown_address: values.address ?? '',
    },
  })
  const { pin, places, pinPlace, isToCheck } = usePageData<PlaceReply>(placeForm.id, place)
  const value = (name: keyof typeof fields) => String(fields[name]?.initialValue ?? '')
  return (
    <>
      <EstimateStylesheet />
      <StepForm form={form} action={action} version={draft?.version ?? 0}>
        {/* Enter presses a form's first button. */}
        <button
          type="submit"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          name={INTENT_FIELD}
          value="find"
        />
        {isToCheck ? <Flash tone="info">{t('check_place')}</Flash> : null}
        {HIDDEN.map((name) => (
          <input key={name} type="hidden" name={name} value={value(name)} />
        ))}
        <input type="hidden" name={fields.shown_address.name} value={value('shown_address')} />
        <DropdownField
          field={fields.city_id}
          label={t('fields.city_id')}
          blank={t('choose')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div className="draft-address">
          <InputField
            field={fields.address}
            label={t('fields.address')}
            hint={t('address_hint')}
            maxLength={200}
            autoComplete="street-address"
          />
          <Button
            name={INTENT_FIELD}
            value="find"
            formAction={`${action}#${fields.address.id}`}
            icon="search"
          >
            {t('find')}
          </Button>
        </div>
        {places ? <FoundPlaces places={places} action={`${action}#${fields.marker.id}`} /> : null}
        <PinPicker
          id={fields.marker.id}
          picture={pin}
          typed={{ latitude: value('latitude'), longitude: value('longitude') }}
          pinPlace={pinPlace}
          error={errorText(fields.marker.errors)}
          hasStreet={false}
          hasHouse={false}
          action={action}
        />
      </StepForm>
    </>
  )
}

function FoundPlaces({ places, action }: { places: NonNullable<PlaceReply['places']>; action: string }) {
  const { t } = useTranslation('statement-drafts')
  if (places.length === 0) return <Flash tone="info">{t('not_found')}</Flash>
  return (
    <fieldset className="field">
      <legend className="label" role="status">
        {t('found', { count: places.length })}
      </legend>
      {places.map(({ name, point }, index) => (
        <Checkbox
          key={point}
          type="radio"
          name="found"
          value={point}
          defaultChecked={index === 0}
          label={name}
        />
      ))}
      <Button name={INTENT_FIELD} value="choose" formAction={action}>
        {t('choose_place')}
      </Button>
    </fieldset>
  )
}
