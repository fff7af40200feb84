import type { PinView } from '~/features/map'
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

/** Place at the pin. */
export interface PinPlace {
  name: string
  isHouse: boolean
  /** City of the pin, if it differs from the form's. */
  otherCity?: { id: number; name: string } | undefined
}

/** Returns the place; undefined without a pin, and for an unknown place. */
export async function findPinPlace(
  context: PinContext,
  draft: EstimateDraft,
  cities: readonly City[],
): Promise<PinPlace | undefined> {
  const pin = parsePin(draft)
  const found = pin && (await findByPoint(context, pin))
  if (!found) return undefined
  const city = isElsewhere(found, draft) ? cities.find(({ id }) => id === found.ids.city) : undefined
  return {
    name: found.name,
    isHouse: found.precision === 'house',
    otherCity: city && { id: city.id, name: city.name },
  }
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
  if (found?.precision !== 'house' || isElsewhere(found, draft)) return placed
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

/** Returns true for a pin in another city, if the geocoder knows our cities. */
function isElsewhere({ ids }: GeocodedPlace, draft: EstimateDraft): boolean {
  const cityId = getId(draft, 'city_id')
  return ids.city !== undefined && cityId !== undefined && ids.city !== cityId
}

async function findByPoint({ visitor, geocoder, requestId }: PinContext, point: PinView['centre']) {
  const caller = { language: visitor.language, requestId }
  return visitor.optional('what stands at the pin', geocoder.findByPoint(caller, point))
}
