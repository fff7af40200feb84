import { useTranslation } from 'react-i18next'
import { EstimateStylesheet } from '~/features/estimate'
import { PinPicker } from '~/features/map'
import { INTENT_FIELD } from '~/forms/define-form'
import { DropdownField, InputField } from '~/forms/fields'
import { usePageData } from '~/forms/form-reply'
import { useDefinedForm } from '~/forms/use-defined-form'
import { useErrorText } from '~/forms/use-error-text'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Fieldset } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { placeForm } from '../form'
import type { FoundOption, PlaceReply } from '../place-replies.server'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

const HIDDEN = ['street_id', 'street_number', 'district_id', 'urban_id'] as const

export function PlaceStep({ data: { values, draft, cities, place }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const errorText = useErrorText()
  const { form, fields } = useDefinedForm(placeForm, {
    defaultValue: {
      ...values,
      city_id: values.city_id ?? String(cities[0]?.id ?? ''),
      shown_address: values.address ?? '',
    },
  })
  const { pin, places, pinPlace, toConfirm } = usePageData<PlaceReply>(placeForm.id, place)
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
            autoComplete="off"
            data-enhance="search-suggestions"
            data-suggestions-url={toLocalizedPath('/data/addresses', language)}
            data-suggestions-label={t('address_suggestions')}
            data-suggestions-fields="city_id"
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
        {toConfirm ? <PlaceToConfirm place={toConfirm} /> : null}
        {places ? (
          <FoundPlaces
            id={fields.found.id}
            places={places}
            selected={value('found')}
            error={errorText(fields.found.errors)}
            action={action}
          />
        ) : null}
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

/** Renders the place with its parents, to distinguish streets with the same name. */
function PlaceToConfirm({ place }: { place: NonNullable<PlaceReply['toConfirm']> }) {
  const { t } = useTranslation('statement-drafts')
  const { name, isApproximate, hasHouse, newCity } = place
  return (
    <Flash tone="info">
      <b>{name}</b>
      {newCity ? <p>{t('city_changed', { city: newCity })}</p> : null}
      {isApproximate ? <p>{t('place_approximate')}</p> : null}
      <p>{t(hasHouse ? 'check_place' : 'check_pin')}</p>
    </Flash>
  )
}

interface FoundPlacesProps {
  id: string
  places: FoundOption[]
  /** Coordinates of the preselected place. */
  selected: string
  error: string | undefined
  action: string
}

function FoundPlaces({ id, places, selected, error, action }: FoundPlacesProps) {
  const { t } = useTranslation('statement-drafts')
  if (places.length === 0) return <Flash tone="info">{t('not_found')}</Flash>
  return (
    <Fieldset
      id={id}
      legend={<span role="status">{t('found', { count: places.length })}</span>}
      hint={t('found_hint')}
      error={error}
    >
      {places.map(({ name, point, isApproximate, isElsewhere }) => (
        <Checkbox
          key={point}
          type="radio"
          name="found"
          value={point}
          defaultChecked={point === selected}
          label={
            <span>
              {name}
              {isElsewhere ? <small className="draft-place-note"> {t('in_another_city')}</small> : null}
              {isApproximate ? <small className="draft-place-note"> {t('about_there')}</small> : null}
            </span>
          }
        />
      ))}
      <Button name={INTENT_FIELD} value="choose" formAction={`${action}#${id}`}>
        {t('choose_place')}
      </Button>
    </Fieldset>
  )
}
