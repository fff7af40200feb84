import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AddressIndex } from '~backend/geocoding/address-index'
import { geocodeAddress } from '~backend/geocoding/geocode'
import type { GeocodedPlace } from '~backend/geocoding/geocoded-place'
import { formatHouseNumber } from '~backend/geocoding/house-number'
import { reverseGeocode } from '~backend/geocoding/reverse-geocode'
import { type DraftValues, parseDraftNumber } from '~contract/statement-drafts'
import { normalizeName } from './normalize-name'
import { type LineError, type ParsedLine, toShownText } from './parsed-line'

const MAX_ADDRESS_LENGTH = 200

interface LinePlace {
  values: DraftValues
  errors: LineError[]
}

/** Finds the place by city, street and number, and the pin by the house unless the line has coordinates. */
export async function findLinePlace(parsed: ParsedLine, index: AddressIndex): Promise<LinePlace> {
  const { values, city, sources } = parsed
  const cityId = findCityId(city, index)
  const toError = (field: string, error: LineError['error'], text: string): LinePlace => ({
    values: {},
    errors: [{ column: sources[field]?.column ?? '', field, error, text: toShownText(text) }],
  })
  if (city !== '' && cityId === undefined) return toError('city_id', 'place', city)
  const point = findPoint(values)
  const around = point && reverseGeocode(point, index)
  if (around && cityId !== undefined && around.city.id !== cityId)
    return toError('latitude', 'other_city', `${values.latitude} ${values.longitude}`)
  const street = await findStreet(parsed, index, cityId ?? around?.city.id)
  const place = street ?? around
  return { values: place ? toValues(parsed, { place, street, cityId }) : toCity(cityId), errors: [] }
}

const toCity = (id: number | undefined): DraftValues => (id === undefined ? {} : { city_id: String(id) })

function findCityId(text: string, { gazetteer }: AddressIndex): number | undefined {
  const name = normalizeName(text)
  if (name === '') return undefined
  // Programs save the ids of the platform's places.
  if (/^\d+$/.test(name)) return gazetteer.cities.find(({ id }) => String(id) === name)?.id
  return gazetteer.cities.find((city) =>
    Object.values(city.name).some((each) => normalizeName(each) === name),
  )?.id
}

function findPoint(values: DraftValues) {
  const lat = parseDraftNumber('latitude', values.latitude)
  const lng = parseDraftNumber('longitude', values.longitude)
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

/**
 * Returns the only matching street or house, because the user does not confirm ambiguous ones.
 * Yields to other work between lookups.
 */
async function findStreet(
  { values: { address = '', street_number = '' }, district }: ParsedLine,
  index: AddressIndex,
  cityId: number | undefined,
): Promise<GeocodedPlace | undefined> {
  // Longer addresses are errors, and parsing their numbers would be slow.
  if (address === '' || address.length > MAX_ADDRESS_LENGTH) return undefined
  const full = withNumber(address, street_number)
  for (const query of district ? [`${full} ${district}`, full] : [full]) {
    await nextTurn()
    const place = geocodeAddress(query, index, cityId).find(({ isExact }) => isExact)
    if (place?.precision === 'house' || place?.precision === 'street') return place
  }
  return undefined
}

function withNumber(address: string, number: string): string {
  return number === '' || address.endsWith(` ${number}`) ? address : `${address} ${number}`
}

interface FoundPlace {
  place: GeocodedPlace
  street: GeocodedPlace | undefined
  cityId: number | undefined
}

function toValues({ values }: ParsedLine, { place, street, cityId }: FoundPlace): DraftValues {
  const number = values.street_number || (street?.house ? formatHouseNumber(street.house.number, 'ka') : '')
  const id = (part: { id: number | null } | null | undefined) => String(part?.id ?? '')
  return {
    city_id: String(cityId ?? place.city.id),
    district_id: id(place.district),
    urban_id: id(place.urban),
    street_id: id(street?.street),
    street_number: number,
    address: withNumber(values.address ?? '', number),
    latitude: values.latitude || (street ? String(street.lat) : ''),
    longitude: values.longitude || (street ? String(street.lng) : ''),
  }
}
