import type { PinView } from '~/features/map'
import { isInOtherCity, type PinPlace, toPinPlace } from '~/features/map/index.server'
import type { Visitor } from '~/session/visitor.server'
import type { GeocodedPlace, Geocoder } from '~/upstream/geocoding.server'
import type { City } from '~/upstream/locations.server'
import { type EstimateDraft, getId } from './draft'
import { parsePin, withPin } from './draft-pin'

interface PinContext {
  visitor: Visitor
  geocoder: Geocoder
  requestId: string
}

/** Returns the place; undefined without a pin, and for an unknown place. */
export async function findPinPlace(
  context: PinContext,
  draft: EstimateDraft,
  cities: readonly City[],
): Promise<PinPlace | undefined> {
  const pin = parsePin(draft)
  const found = pin && (await findByPoint(context, pin))
  return found && toPinPlace(found, getId(draft, 'city_id'), cities)
}

/**
 * Sets the address of the pin. A click on the map snaps to the nearest house and its address. Other moves are
 * exact, and keep a typed street.
 */
export async function withPinAddress(
  context: PinContext,
  draft: EstimateDraft,
  { pin, isPress }: { pin: PinView; isPress: boolean },
): Promise<EstimateDraft> {
  const placed = withPin(draft, pin)
  const found = pin.isSet ? await findByPoint(context, pin.centre) : undefined
  if (found?.precision !== 'house' || isInOtherCity(found, getId(draft, 'city_id'))) return placed
  if (isPress) return withPin(withAddress(placed, found), { ...pin, centre: found.place })
  const { street_name } = draft
  return street_name === undefined || street_name === found.street ? withAddress(placed, found) : placed
}

/** Changes the city to the pin's, after the visitor has confirmed. */
export async function withPinCity(context: PinContext, draft: EstimateDraft): Promise<EstimateDraft> {
  const pin = parsePin(draft)
  const found = pin && (await findByPoint(context, pin))
  if (!found?.ids.city) return draft
  const { district_id: _, urban_id: __, street_id: ___, street_name: ____, ...rest } = draft
  return withAddress({ ...rest, city_id: String(found.ids.city) }, found)
}

function withAddress(draft: EstimateDraft, { street, houseNumber, ids }: GeocodedPlace): EstimateDraft {
  const { street_id: _, ...rest } = draft
  const known = {
    street_name: street,
    street_id: ids.street,
    street_number: houseNumber,
    district_id: ids.district,
    urban_id: ids.urban,
  }
  const filled = Object.entries(known).filter(([, value]) => value !== undefined)
  return { ...rest, ...Object.fromEntries(filled.map(([field, value]) => [field, String(value)])) }
}

async function findByPoint({ visitor, geocoder, requestId }: PinContext, point: PinView['centre']) {
  const caller = { language: visitor.language, requestId }
  return visitor.optional('what stands at the pin', geocoder.findByPoint(caller, point))
}
