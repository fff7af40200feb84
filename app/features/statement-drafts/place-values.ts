import type { z } from 'zod'
import { DEFAULT_PIN, getPlaceZoom, PIN_ZOOMS, type PinView, parseDegrees } from '~/features/map'
import type { GeocodedPlace } from '~/upstream/geocoding.server'
import type { placeForm } from './form'

export type PlaceValues = z.output<typeof placeForm.schema>

/** Removes ids that belong to a former address. */
export function withoutFormerStreet(values: PlaceValues): PlaceValues {
  if (values.address.trim() === values.shown_address) return values
  return { ...values, district_id: '', urban_id: '', street_id: '', street_number: '' }
}

/** Removes a pin that was found by a former address. */
export function withoutFormerPin(values: PlaceValues, former: PlaceValues): PlaceValues {
  const isFormer = former.street_id !== '' && values.street_id === ''
  return isFormer ? { ...values, latitude: '', longitude: '' } : values
}

export function withPlace(
  values: PlaceValues,
  { street, houseNumber, name, ids }: GeocodedPlace,
): PlaceValues {
  const address = street ? [street, houseNumber].filter(Boolean).join(' ') : values.address || name
  return {
    ...values,
    address,
    shown_address: address,
    street_number: houseNumber ?? '',
    street_id: String(ids.street ?? ''),
    district_id: String(ids.district ?? ''),
    urban_id: String(ids.urban ?? ''),
  }
}

export function withPin(values: PlaceValues, { latitude, longitude }: PinView['centre']): PlaceValues {
  const [lat, lng] = [String(latitude), String(longitude)]
  return { ...values, latitude: lat, longitude: lng, pin_centre: `${lat},${lng}` }
}

export function withView(values: PlaceValues, { centre, zoom }: PinView): PlaceValues {
  return { ...values, pin_centre: `${centre.latitude},${centre.longitude}`, pin_zoom: String(zoom) }
}

/** Sets the city; a pin that is set stays in the middle. */
export function withCity(values: PlaceValues, found: GeocodedPlace): PlaceValues {
  if (parsePoint(values)) return values
  return withView(values, { centre: found.place, zoom: getPlaceZoom(found), isSet: false })
}

/** Sets the pin at a found place, with a zoom that fits the precision. */
export function withFoundPin(values: PlaceValues, found: GeocodedPlace): PlaceValues {
  const seen = withView(values, { centre: found.place, zoom: getPlaceZoom(found), isSet: true })
  return withPlace(withPin(seen, found.place), found)
}

export function toPointText({ place }: GeocodedPlace): string {
  return `${place.latitude},${place.longitude}`
}

export function parsePoint({ latitude, longitude }: { latitude?: string; longitude?: string }) {
  const [lat, lng] = [parseDegrees(latitude ?? ''), parseDegrees(longitude ?? '')]
  return lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng }
}

/** Returns the view of the submitted picture; a pin, if set, is its centre. */
export function getSubmittedView(values: Partial<Record<string, unknown>>): PinView {
  const { latitude, longitude, pin_centre = '', pin_zoom = '' } = values as Record<string, string>
  const zoom = Number(pin_zoom)
  const isZoom = Number.isInteger(zoom) && zoom >= PIN_ZOOMS.min && zoom <= PIN_ZOOMS.max
  const [lat = '', lng = ''] = pin_centre.split(',')
  const pin = parsePoint({ latitude: latitude ?? '', longitude: longitude ?? '' })
  const shown = parsePoint({ latitude: lat, longitude: lng })
  return {
    centre: shown ?? pin ?? DEFAULT_PIN.centre,
    zoom: isZoom ? zoom : pin ? DEFAULT_PIN.zoom : getPlaceZoom({ precision: 'city' }),
    isSet: pin !== undefined,
  }
}
