import { DEFAULT_PIN, PIN_ZOOMS, type PinView, parseDegrees } from '~/features/map'
import type { EstimateDraft } from './draft'

interface Coordinates {
  latitude: number
  longitude: number
}

/** Returns the pin; undefined if it is missing or its coordinates are invalid. */
export function parsePin({ latitude = '', longitude = '' }: EstimateDraft): Coordinates | undefined {
  const [lat, lng] = [parseDegrees(latitude), parseDegrees(longitude)]
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined
  return { latitude: lat, longitude: lng }
}

/** Returns the view of the pin, or the area of the chosen place until it is set. */
export function getPinView(draft: EstimateDraft): PinView {
  const pin = parsePin(draft)
  return pin ? { ...getSubmittedPinView(draft), centre: pin } : getSubmittedPinView(draft)
}

/** Returns the view of the submitted picture, ignoring coordinates typed since. */
export function getSubmittedPinView(draft: EstimateDraft): PinView {
  const zoom = Number(draft.pin_zoom)
  const isZoom = Number.isInteger(zoom) && zoom >= PIN_ZOOMS.min && zoom <= PIN_ZOOMS.max
  const pin = parsePin(draft)
  const [latitude, longitude] = (draft.pin_centre ?? '').split(',')
  return {
    centre: parsePin({ latitude: latitude ?? '', longitude: longitude ?? '' }) ?? DEFAULT_PIN.centre,
    zoom: isZoom ? zoom : DEFAULT_PIN.zoom,
    isSet: pin !== undefined,
  }
}

export function withPin(draft: EstimateDraft, { centre, zoom, isSet }: PinView): EstimateDraft {
  const [latitude, longitude] = [String(centre.latitude), String(centre.longitude)]
  const { latitude: _, longitude: __, ...rest } = draft
  return {
    ...rest,
    pin_centre: `${latitude},${longitude}`,
    pin_zoom: String(zoom),
    ...(isSet && { latitude, longitude }),
  }
}
