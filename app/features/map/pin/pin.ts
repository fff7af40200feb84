import { type Box, DEFAULT_VIEW, type GeoPoint, type MapView, placeAt } from '../map-view'

/**
 * The picker's picture, in the pixels that it has on the page too: a narrow window crops it and does not scale it, so a
 * press always comes in units of the drawing.
 */
export const PIN_BOX: Box = { width: 760, height: 320 }
/** The specification's. */
export const PIN_ZOOM = 17
export const PIN_ZOOMS = { min: 12, max: 18 }

/** A step of a button to the side, in units of the picture. */
const STEP_UNITS = 40

/** What the picker shows: a place in the middle, which is the pin's as soon as it is set. */
export interface PinView {
  centre: GeoPoint
  zoom: number
  isSet: boolean
}

export const DEFAULT_PIN: PinView = { centre: DEFAULT_VIEW.centre, zoom: PIN_ZOOM, isSet: false }

export const pinSteps = ['north', 'south', 'west', 'east', 'nearer', 'farther'] as const
export type PinStep = (typeof pinSteps)[number]

const stepOffsets: Record<PinStep, { right: number; down: number; zoom: number }> = {
  north: { right: 0, down: -STEP_UNITS, zoom: 0 },
  south: { right: 0, down: STEP_UNITS, zoom: 0 },
  west: { right: -STEP_UNITS, down: 0, zoom: 0 },
  east: { right: STEP_UNITS, down: 0, zoom: 0 },
  nearer: { right: 0, down: 0, zoom: 1 },
  farther: { right: 0, down: 0, zoom: -1 },
}

/** Fields of the form around a picker. */
export const pinFields = {
  latitude: 'latitude',
  longitude: 'longitude',
  /** What the picture shows while no pin is set. */
  centre: 'pin_centre',
  zoom: 'pin_zoom',
  step: 'pin_step',
  /** A press comes as `pin.x` and `pin.y`. */
  press: 'pin',
} as const

/**
 * The view after a press on the picture or on one of the buttons beside it; undefined when neither was pressed. The
 * keyboard presses a picture at 0,0, where nobody points: that sets the pin in the middle.
 */
export function applyPinPress(form: FormData, view: PinView): PinView | undefined {
  const step = pinSteps.find((name) => name === form.get(pinFields.step))
  const { width, height } = PIN_BOX
  if (step) {
    const { right, down, zoom } = stepOffsets[step]
    if (zoom !== 0)
      return { ...view, zoom: Math.max(PIN_ZOOMS.min, Math.min(view.zoom + zoom, PIN_ZOOMS.max)) }
    const centre = placeAt(toMapView(view), [width / 2 + right, height / 2 + down])
    return { centre: roundPlace(centre), zoom: view.zoom, isSet: true }
  }
  const x = parsePixels(form.get(`${pinFields.press}.x`), width)
  const y = parsePixels(form.get(`${pinFields.press}.y`), height)
  if (x === undefined || y === undefined) return undefined
  if (x === 0 && y === 0) return { ...view, isSet: true }
  return { ...view, centre: roundPlace(placeAt(toMapView(view), [x, y])), isSet: true }
}

export function toMapView({ centre, zoom }: PinView): MapView {
  return { centre, zoom, box: PIN_BOX }
}

/** To a tenth of a metre. */
function roundPlace({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

function parsePixels(value: FormDataEntryValue | null, max: number): number | undefined {
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Math.min(Number(value), max) : undefined
}

/** Degrees as people type and copy them: a point or a comma before the decimals. */
export function parseDegrees(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined
}

/** The edges of the country, generously. */
export function isInGeorgia({ latitude, longitude }: GeoPoint): boolean {
  return latitude >= 41 && latitude <= 43.65 && longitude >= 39.9 && longitude <= 46.8
}
