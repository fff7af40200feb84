import type { ActionFunctionArgs } from '@remix-run/node'
import { applyPinPress, isInGeorgia, type PinView } from '~/features/map'
import { drawPinMap } from '~/features/map/index.server'
import type { ErrorKey } from '~/forms/field-error'
import { type ReceivedForm, type RejectedForm, withPageData } from '~/forms/received-form.server'
import { getI18n } from '~/i18n/i18n.server'
import type { GeocodedPlace } from '~/upstream/geocoding.server'
import { cities } from '~/upstream/locations.server'
import { parseId } from '~contract/values/ids'
import type { OpenDraft } from './open-draft.server'
import {
  getSubmittedView,
  type PlaceValues,
  parsePoint,
  toOption,
  withCity,
  withoutFormerPin,
  withoutFormerStreet,
  withPin,
  withPlace,
  withView,
} from './place-values'
import { type StepReply, saveStep } from './save-step.server'

type PinMap = ReturnType<typeof drawPinMap>

/** What a step of choosing the place shows beside its fields. */
export interface PlaceReply extends Partial<StepReply> {
  pin: PinMap
  /** Undefined unless an address was searched for. */
  places?: { name: string; point: string }[] | undefined
  /** Found for somebody who meant to go on without having seen it. */
  isToCheck?: boolean
  /** What stands at the pin. */
  pinPlace?:
    | { name: string; isHouse: boolean; otherCity?: { id: number; name: string } | undefined }
    | undefined
}

const MAX_PLACES = 8

/** The place is found by its address or by a press on the map; both fill in the other. */
export async function takePlaceStep(
  args: ActionFunctionArgs,
  open: OpenDraft,
  form: ReceivedForm<PlaceValues>,
): Promise<Response | RejectedForm> {
  const { geocoder, requestId } = args.context
  const { visitor } = open
  const places = await visitor.cachedCall(cities)
  const i18n = await getI18n(visitor.language)
  const pinTitle = i18n.getFixedT(visitor.language, 'map')('pin_picker.title')
  const caller = { language: visitor.language, requestId }
  const values = withoutFormerStreet(form.values)
  const pressed = applyPinPress(values, getSubmittedView(values))
  if (pressed) return pressed.isSet ? showPin(pressed) : show(withView(values, pressed))
  switch (values.intent) {
    case 'find':
      return find()
    case 'choose':
      return choose()
    case 'pin': {
      const point = parsePoint(values)
      return point
        ? showPin({ ...getSubmittedView(values), centre: point, isSet: true })
        : rejectPin('marker_invalid')
    }
    case 'pin_city': {
      const point = parsePoint(values)
      const place = point && (await findByPoint(point))
      return show(
        place ? withPlace({ ...values, city_id: String(place.ids.city ?? values.city_id) }, place) : values,
      )
    }
    case 'next':
      return save()
    case 'back':
      return saveAs(withoutFormerPin(values, form.values))
  }

  async function find(reply: Partial<PlaceReply> = {}) {
    if (!isAddress(values.address)) return form.reject({ address: { key: 'address_missing' } })
    const found = await findByAddress()
    if (!found) return rejectLookup()
    const [only] = found
    // Only the city is known, which has a field of its own: the map shows it, and no pin claims to be the address.
    if (only && found.every(({ precision }) => precision === 'city'))
      return show(withCity(values, only), { places: [] })
    if (found.length === 1 && only)
      return show(withPlace(withPin(values, only.place), only), { pinPlace: toPinPlace(only), ...reply })
    return show(values, { places: found.map(toOption) })
  }

  async function choose(reply: Partial<PlaceReply> = {}) {
    const found = await findByAddress()
    if (!found) return rejectLookup()
    const place = found.find((each) => toOption(each).point === values.found)
    if (!place) return show(values, { places: found.map(toOption) })
    return show(withPlace(withPin(values, place.place), place), { pinPlace: toPinPlace(place), ...reply })
  }

  /** A house under the pin fills in the address. */
  async function showPin(view: PinView) {
    const placed = withPin(withView(values, view), view.centre)
    const place = await findByPoint(view.centre)
    const isElsewhere = place?.ids.city !== undefined && String(place.ids.city) !== values.city_id
    const reply = { pinPlace: toPinPlace(place) }
    if ((isElsewhere && values.city_id) || place?.precision !== 'house') return show(placed, reply)
    return show(withPlace({ ...placed, city_id: String(place.ids.city ?? values.city_id) }, place), reply)
  }

  async function save() {
    const point = parsePoint(values)
    // A place of the list was chosen, but not by the button beside it.
    if (values.found) return choose({ isToCheck: true })
    if (isAddress(values.address) && (!point || (await isAddressElsewhere())))
      return find({ isToCheck: true })
    if (!point) return rejectPin('marker_missing')
    if (!isInGeorgia(point)) return rejectPin('marker_outside_georgia')
    const place = await findByPoint(point)
    const cityId = place?.ids.city
    if (cityId !== undefined && values.city_id && String(cityId) !== values.city_id)
      return rejectPin('pin_in_other_city', place)
    const { district, urban } = place?.ids ?? {}
    const known = {
      ...values,
      district_id: values.district_id || String(district ?? ''),
      urban_id: values.urban_id || String(urban ?? ''),
    }
    return saveAs(known, place)
  }

  async function saveAs(saved: PlaceValues, place?: GeocodedPlace) {
    const answer = await saveStep(args, open, { values: saved, reject: form.reject })
    return answer instanceof Response ? answer : complete(answer, values, { pinPlace: toPinPlace(place) })
  }

  /** Whether the address was changed to that of another house, while the pin stayed at the former one. */
  async function isAddressElsewhere() {
    const { shown_address, street_id } = form.values
    if (values.address.trim() === shown_address || !street_id) return false
    const found = (await findByAddress()) ?? []
    return found.length > 0 && !found.some((place) => isSameHouse(place, form.values))
  }

  function rejectLookup() {
    return complete(form.reject({ address: { key: 'address_lookup_failed' } }), values, {})
  }

  function rejectPin(key: ErrorKey, place?: GeocodedPlace) {
    const answer = form.reject({ marker: { key, args: { field: pinTitle } } })
    return complete(answer, values, { pinPlace: toPinPlace(place) })
  }

  function show(shown: PlaceValues, reply: Partial<PlaceReply> = {}) {
    return complete(form.show(), shown, reply)
  }

  /** The page draws the pin where the answer has it. */
  function complete(answer: RejectedForm, shown: PlaceValues, reply: Partial<PlaceReply>) {
    const { intent: _, version, ...texts } = shown
    const pin = drawPinMap(getSubmittedView(shown), visitor.language, args.context.site.map.drawingVersion)
    const pageData: PlaceReply = { ...(answer.data.pageData as StepReply | undefined), pin, ...reply }
    return withPageData(answer, pageData, { ...texts, version: String(version) } as Record<string, string>)
  }

  function toPinPlace(place: GeocodedPlace | undefined): PlaceReply['pinPlace'] {
    if (!place) return undefined
    const { name, precision, ids } = place
    const isElsewhere = ids.city !== undefined && values.city_id !== '' && String(ids.city) !== values.city_id
    const city = isElsewhere ? places.find(({ id }) => id === ids.city) : undefined
    return { name, isHouse: precision === 'house', otherCity: city && { id: city.id, name: city.name } }
  }

  /** Undefined when unavailable. */
  async function findByAddress(): Promise<GeocodedPlace[] | undefined> {
    const found = geocoder.findByAddress(caller, values.address, parseId(values.city_id))
    return (await visitor.optional('address', found))?.slice(0, MAX_PLACES)
  }

  async function findByPoint(point: PinView['centre']): Promise<GeocodedPlace | undefined> {
    return visitor.optional('what stands at the pin', geocoder.findByPoint(caller, point))
  }
}

function isAddress(text: string): boolean {
  return text.trim().length >= 2
}

/** A house that the geocoder does not know may be any of its street. */
function isSameHouse(
  { ids, houseNumber }: GeocodedPlace,
  { street_id, street_number }: PlaceValues,
): boolean {
  return String(ids.street ?? '') === street_id && (houseNumber ?? street_number) === street_number
}
