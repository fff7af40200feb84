import { DEFAULT_PIN, PIN_ZOOMS, type PinView, readDegrees } from '../map'
import type { Draft } from './draft'

interface Place {
  latitude: number
  longitude: number
}

/** Where the pin of a draft is; undefined when it is not set or what was typed is no place. */
export function pinOf({ latitude = '', longitude = '' }: Draft): Place | undefined {
  const [lat, lng] = [readDegrees(latitude), readDegrees(longitude)]
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined
  return { latitude: lat, longitude: lng }
}

/** What the picker shows: the pin, or where the form looks as long as there is none. */
export function pinView(draft: Draft): PinView {
  const pin = pinOf(draft)
  return pin ? { ...sentView(draft), centre: pin } : sentView(draft)
}

/** What the picture of the form that was sent showed, whatever numbers were typed under it since. */
export function sentView(draft: Draft): PinView {
  const zoom = Number(draft.pin_zoom)
  const isZoom = Number.isInteger(zoom) && zoom >= PIN_ZOOMS.least && zoom <= PIN_ZOOMS.most
  const pin = pinOf(draft)
  const [latitude, longitude] = (draft.pin_centre ?? '').split(',')
  return {
    centre: pinOf({ latitude: latitude ?? '', longitude: longitude ?? '' }) ?? DEFAULT_PIN.centre,
    zoom: isZoom ? zoom : DEFAULT_PIN.zoom,
    isSet: pin !== undefined,
  }
}

/** The draft with what the picker shows. */
export function withPin(draft: Draft, { centre, zoom, isSet }: PinView): Draft {
  const [latitude, longitude] = [String(centre.latitude), String(centre.longitude)]
  const { latitude: _, longitude: __, ...rest } = draft
  return {
    ...rest,
    pin_centre: `${latitude},${longitude}`,
    pin_zoom: String(zoom),
    ...(isSet && { latitude, longitude }),
  }
}
