import { applyPinPress, getPlaceZoom, pinFields } from '~/features/map'
import type { Visitor } from '~/session/visitor.server'
import type { Geocoder } from '~/upstream/geocoding.server'
import { addStreet, type City, cities, type Street, streetSuggestions } from '~/upstream/locations.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { MIN_STREET_NAME_LENGTH } from '~contract/locations'
import { type EstimateDraft, getId, isStreetNewlyChosen, PREVIOUS_VALUE_FIELDS } from './draft'
import { getPinView, getSubmittedPinView, parsePin, withPin } from './draft-pin'
import type { EstimateFieldError, EstimateFormState, EstimateValues } from './form'
import { withPinAddress, withPinCity } from './pin-address.server'

interface FormStep {
  values: EstimateValues
  draft: EstimateDraft
  visitor: Visitor
  geocoder: Geocoder
  requestId: string
}

export interface FormStepResult extends EstimateFormState {
  fieldErrors?: EstimateFieldError[] | undefined
  /** True if too many were sent recently. */
  isLimited?: boolean
}

/** Handles the form's step buttons; undefined for the final submit. */
export async function runFormStep(step: FormStep): Promise<FormStepResult | undefined> {
  const { values, draft } = step
  const before = getSubmittedPinView(draft)
  const pressed = applyPinPress(values, before)
  if (pressed && pressed.zoom !== before.zoom) return { draft: withPin(draft, pressed) }
  if (pressed)
    return { draft: await withPinAddress(step, draft, { pin: pressed, isPress: !values[pinFields.step] }) }
  switch (getIntent(values, draft)) {
    case 'pin':
      return parsePin(draft)
        ? { draft: await withPinAddress(step, draft, { pin: getPinView(draft), isPress: false }) }
        : { draft, fieldErrors: [{ field: 'marker', error: 'marker_invalid' }] }
    case 'pin_street':
      return { draft: await movePinToStreet(step, draft) }
    case 'pin_house':
      return movePinToHouse(step)
    case 'pin_city':
      return { draft: await withPinCity(step, draft) }
    case 'find_street':
      return searchStreets(step)
    case 'add_street':
      return addMissingStreet(step)
    case 'update':
      return { draft: await applySelection(step) }
    default:
      return undefined
  }
}

/**
 * Returns the pressed button. Enter presses the first one: with a typed but unchosen street it means a street
 * search.
 */
function getIntent(values: EstimateValues, draft: EstimateDraft): EstimateValues['intent'] {
  const { intent } = values
  if (intent !== 'enter') return intent
  const typedAnew =
    draft.street_name !== undefined && draft.street_name !== values[PREVIOUS_VALUE_FIELDS.street_name]
  return typedAnew ? 'find_street' : 'estimate'
}

/**
 * Applies the selection: a chosen street sets its neighbourhood and pin; otherwise the map moves to the
 * selection.
 */
async function applySelection(step: FormStep): Promise<EstimateDraft> {
  const draft = await takeChosenStreet(step)
  return draft !== step.draft || parsePin(draft) ? draft : moveMapToSelection(step)
}

/** Sets the neighbourhood and pin of a street that was just chosen, whichever button was pressed then. */
export async function takeChosenStreet(step: FormStep): Promise<EstimateDraft> {
  const { values, draft } = step
  if (!isStreetNewlyChosen(draft, values)) return draft
  const street = (await findMatchingStreets(step))?.find(({ id }) => id === getId(draft, 'street_id'))
  return street ? withStreet(street, draft) : draft
}

function withStreet(street: Street, draft: EstimateDraft): EstimateDraft {
  const known: EstimateDraft = {
    ...draft,
    street_name: street.name,
    street_id: String(street.id),
    ...(street.districtId && { district_id: String(street.districtId) }),
    ...(street.urbanId && { urban_id: String(street.urbanId) }),
  }
  if (!street.place) return known
  return withPin(known, { centre: street.place, zoom: getPlaceZoom({ precision: 'street' }), isSet: true })
}

/** Moves the pin to the house of the chosen street, or to the only house that the address can mean. */
async function movePinToHouse(step: FormStep): Promise<FormStepResult> {
  const { draft } = step
  const streetId = getId(draft, 'street_id')
  const found = await geocodePlaces(step, `${draft.street_name} ${draft.street_number}`)
  if (!found) return { draft, notice: 'search_failed' }
  const ofStreet = found.filter(({ ids, precision }) => precision === 'house' && ids.street === streetId)
  const house = found.find(({ isExact }) => isExact) ?? (ofStreet.length === 1 ? ofStreet[0] : undefined)
  if (!house) return { draft, notice: 'house_unclear' }
  return { draft: withPin(draft, { centre: house.place, zoom: getPlaceZoom(house), isSet: true }) }
}

/** Moves the pin to the street. A street without coordinates is geocoded by its name. */
async function movePinToStreet(step: FormStep, draft: EstimateDraft): Promise<EstimateDraft> {
  const street = (await findMatchingStreets(step))?.find(({ id }) => id === getId(draft, 'street_id'))
  const found = street?.place ? undefined : await geocodePlaces(step, draft.street_name ?? '')
  const centre = street?.place ?? found?.find(({ isExact }) => isExact)?.place
  return centre ? withPin(draft, { centre, zoom: getPlaceZoom({ precision: 'street' }), isSet: true }) : draft
}

/** Moves the map to the neighbourhood, district or city if no pin is set. */
async function moveMapToSelection(step: FormStep): Promise<EstimateDraft> {
  const { draft, visitor } = step
  const name = getSelectedPlaceName(draft, await visitor.cachedCall(cities))
  const [place] = (name === undefined ? undefined : await geocodePlaces(step, name)) ?? []
  return place ? withPin(draft, { centre: place.place, zoom: getPlaceZoom(place), isSet: false }) : draft
}

function getSelectedPlaceName(draft: EstimateDraft, places: City[]): string | undefined {
  const city = places.find(({ id }) => id === getId(draft, 'city_id'))
  const district = city?.districts.find(({ id }) => id === getId(draft, 'district_id'))
  const urban = district?.urbans.find(({ id }) => id === getId(draft, 'urban_id'))
  return (urban ?? district ?? city)?.name
}

/** Geocodes a name; undefined if unavailable. */
async function geocodePlaces({ draft, visitor, geocoder, requestId }: FormStep, name: string) {
  if (!name) return []
  const caller = { language: visitor.language, requestId }
  return visitor.optional('geocoder', geocoder.findByAddress(caller, name, getId(draft, 'city_id')))
}

/** Finds streets; undefined if unavailable. */
async function findMatchingStreets({ draft, visitor }: FormStep): Promise<Street[] | undefined> {
  const [name = '', cityId] = [draft.street_name, getId(draft, 'city_id')]
  if ([...name].length < MIN_STREET_NAME_LENGTH || !cityId) return []
  return visitor.optional('streets', visitor.call(streetSuggestions(name, cityId)))
}

async function searchStreets(step: FormStep): Promise<FormStepResult> {
  const { draft } = step
  if ([...(draft.street_name ?? '')].length < MIN_STREET_NAME_LENGTH)
    return toErrorResult(draft, 'street_name', 'answer_min_length')
  const found = await findMatchingStreets(step)
  if (!found) return { draft, notice: 'search_failed' }
  const { street_name, new_street_name = street_name } = draft
  return { draft: found.length === 0 ? { ...draft, new_street_name } : draft, streets: found }
}

/** Adds a missing street; an existing name selects that street. */
async function addMissingStreet(step: FormStep): Promise<FormStepResult> {
  const { draft, visitor } = step
  const name = draft.new_street_name ?? ''
  const [cityId, districtId, urbanId] = [
    getId(draft, 'city_id'),
    getId(draft, 'district_id'),
    getId(draft, 'urban_id'),
  ]
  const city = (await visitor.cachedCall(cities)).find(({ id }) => id === cityId)
  const district = city?.districts.find(({ id }) => id === districtId)
  if ([...name].length < MIN_STREET_NAME_LENGTH)
    return toErrorResult(draft, 'new_street_name', 'answer_min_length')
  if (!city) return toErrorResult(draft, 'city_id', 'answer_choice_of')
  if (city.districts.length > 0 && !district) return toErrorResult(draft, 'district_id', 'answer_choice_of')
  if (district && district.urbans.length > 0 && !district.urbans.some(({ id }) => id === urbanId))
    return toErrorResult(draft, 'urban_id', 'answer_choice_of')
  try {
    const place = parsePin(draft)
    const added = await visitor.call(
      addStreet({ name, cityId: city.id, districtId, urbanId, ...(place && { place }) }),
    )
    const { new_street_name: _, ...rest } = draft
    return {
      draft: { ...rest, street_name: added.name, street_id: String(added.id) },
      notice: added.isNew ? 'street_added' : 'street_known',
    }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.status === 422) return toErrorResult(draft, 'new_street_name', 'street_rejected')
    return error.status === 429 ? { draft, isLimited: true } : { draft, notice: 'street_failed' }
  }
}

function toErrorResult(
  draft: EstimateDraft,
  field: EstimateFieldError['field'],
  error: EstimateFieldError['error'],
): FormStepResult {
  const bound = error === 'answer_min_length' ? { bound: MIN_STREET_NAME_LENGTH } : {}
  return { draft, fieldErrors: [{ field, error, ...bound }] }
}
