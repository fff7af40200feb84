import type { ActionFunctionArgs } from '@remix-run/node'
import { applyPinPress, isInGeorgia, type PinView } from '~/features/map'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import type { GeocodedPlace } from '~/upstream/geocoding.server'
import { parseId } from '~contract/values/ids'
import type { OpenDraft } from './open-draft.server'
import { createPlaceReplies, type PlaceReplies } from './place-replies.server'
import {
  getSubmittedView,
  type PlaceValues,
  parsePoint,
  toPointText,
  withCity,
  withFoundPin,
  withoutFormerPin,
  withoutFormerStreet,
  withPin,
  withPlace,
  withView,
} from './place-values'
import { saveStep } from './save-step.server'

interface PlaceStep {
  args: ActionFunctionArgs
  open: OpenDraft
  form: ReceivedForm<PlaceValues>
  /** Values as sent, without the ids of a former address. */
  values: PlaceValues
  replies: PlaceReplies
}

const MAX_PLACES = 8

/** Handles the step: the place is found by its address or by a click on the map; each fills in the other. */
export async function takePlaceStep(
  args: ActionFunctionArgs,
  open: OpenDraft,
  form: ReceivedForm<PlaceValues>,
): Promise<Response | RejectedForm> {
  const values = withoutFormerStreet(form.values)
  const replies = await createPlaceReplies(args, open.visitor, { form, values })
  const step: PlaceStep = { args, open, form, values, replies }
  const pressed = applyPinPress(values, getSubmittedView(values))
  if (pressed) return pressed.isSet ? showPin(step, pressed) : replies.show(withView(values, pressed))
  switch (values.intent) {
    case 'find':
      return findAddress(step)
    case 'choose':
      return chooseAddress(step)
    case 'pin':
      return placePin(step)
    case 'pin_city':
      return takeCityOfPin(step)
    case 'next':
      return checkAndSave(step)
    case 'back':
      return save(step, withoutFormerPin(values, form.values))
  }
}

async function findAddress(step: PlaceStep): Promise<RejectedForm> {
  const { form, values, replies } = step
  if (!isAddress(values.address)) return form.reject({ address: { key: 'address_missing' } })
  const found = await findByAddress(step)
  if (!found) return replies.rejectAddress('address_lookup_failed')
  const [only] = found
  // Only the city is known, which has its own field: the map shows it, and no pin is set.
  if (only && found.every(({ precision }) => precision === 'city'))
    return replies.show(withCity(withoutFormerPin(values, form.values), only), { places: [] })
  // The user confirms an inexact place even if it is the only one.
  return found.length === 1 && only?.isExact ? showFound(step, only) : replies.showPlaces(found)
}

async function chooseAddress(step: PlaceStep): Promise<RejectedForm> {
  const { values, replies } = step
  const found = await findByAddress(step)
  if (!found) return replies.rejectAddress('address_lookup_failed')
  const chosen = found.find((each) => toPointText(each) === values.found)
  return chosen ? showFound(step, chosen) : replies.showPlaces(found, true)
}

function showFound({ values, replies }: PlaceStep, found: GeocodedPlace): RejectedForm {
  return replies.showFound(found, withFoundPin(withCityOf(values, found), found))
}

/** Places the pin by its coordinates. */
function placePin(step: PlaceStep): RejectedForm | Promise<RejectedForm> {
  const { values, replies } = step
  const point = parsePoint(values)
  if (!point) return replies.rejectPin('marker_invalid')
  return showPin(step, { ...getSubmittedView(values), centre: point, isSet: true })
}

/** Shows the pin; a house under it fills in the address. */
async function showPin(step: PlaceStep, view: PinView): Promise<RejectedForm> {
  const { values, replies } = step
  const placed = withPin(withView(values, view), view.centre)
  const place = await findByPoint(step, view.centre)
  const isElsewhere = place?.ids.city !== undefined && String(place.ids.city) !== values.city_id
  const reply = { pinPlace: replies.toPinPlace(place) }
  if ((isElsewhere && values.city_id) || place?.precision !== 'house') return replies.show(placed, reply)
  return replies.show(withPlace(withCityOf(placed, place), place), reply)
}

async function takeCityOfPin(step: PlaceStep): Promise<RejectedForm> {
  const { values, replies } = step
  const point = parsePoint(values)
  const place = point && (await findByPoint(step, point))
  return replies.show(place ? withPlace(withCityOf(values, place), place) : values)
}

async function checkAndSave(step: PlaceStep): Promise<Response | RejectedForm> {
  const { values, replies } = step
  const point = parsePoint(values)
  // A place of the list was chosen, but not by the button beside it.
  if (values.found) return chooseAddress(step)
  if (isAddress(values.address) && (!point || (await isAddressElsewhere(step)))) return findAddress(step)
  if (!point) return replies.rejectPin('marker_missing')
  if (!isInGeorgia(point)) return replies.rejectPin('marker_outside_georgia')
  const place = await findByPoint(step, point)
  const cityId = place?.ids.city
  if (cityId !== undefined && values.city_id && String(cityId) !== values.city_id)
    return replies.rejectPin('pin_in_other_city', place)
  const { district, urban } = place?.ids ?? {}
  const known = {
    ...values,
    district_id: values.district_id || String(district ?? ''),
    urban_id: values.urban_id || String(urban ?? ''),
  }
  return save(step, known, place)
}

/** @param place address at the pin */
async function save(
  { args, open, form, values, replies }: PlaceStep,
  saved: PlaceValues,
  place?: GeocodedPlace,
): Promise<Response | RejectedForm> {
  const answer = await saveStep(args, open, { values: saved, reject: form.reject })
  if (answer instanceof Response) return answer
  return replies.complete(answer, values, { pinPlace: replies.toPinPlace(place) })
}

/** Returns true if the address was changed to another house, while the pin stayed at the former one. */
async function isAddressElsewhere(step: PlaceStep): Promise<boolean> {
  const { values, form } = step
  const { shown_address, street_id } = form.values
  if (values.address.trim() === shown_address || !street_id) return false
  const found = (await findByAddress(step)) ?? []
  return found.length > 0 && !found.some((place) => isSameHouse(place, form.values))
}

/** Finds places; undefined if unavailable. */
async function findByAddress({ args, open, values }: PlaceStep): Promise<GeocodedPlace[] | undefined> {
  const { geocoder, requestId } = args.context
  const caller = { language: open.visitor.language, requestId }
  const found = geocoder.findByAddress(caller, values.address, parseId(values.city_id))
  return (await open.visitor.optional('address', found))?.slice(0, MAX_PLACES)
}

async function findByPoint(
  { args, open }: PlaceStep,
  point: PinView['centre'],
): Promise<GeocodedPlace | undefined> {
  const { geocoder, requestId } = args.context
  const caller = { language: open.visitor.language, requestId }
  return open.visitor.optional('what stands at the pin', geocoder.findByPoint(caller, point))
}

function withCityOf(values: PlaceValues, { ids }: GeocodedPlace): PlaceValues {
  return { ...values, city_id: String(ids.city ?? values.city_id) }
}

function isAddress(text: string): boolean {
  return text.trim().length >= 2
}

/** Compares houses; a house that the geocoder does not know may be any of its street. */
function isSameHouse(
  { ids, houseNumber }: GeocodedPlace,
  { street_id, street_number }: PlaceValues,
): boolean {
  return String(ids.street ?? '') === street_id && (houseNumber ?? street_number) === street_number
}
