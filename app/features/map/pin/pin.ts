import { DRAWING_BOXES } from '~/map/drawing-url'
import type { Precision } from '~contract/locations'
import { normalizeNumber } from '~contract/values/amount'
import { parseDegrees as parsePlainDegrees } from '~contract/values/degrees'
import { type Box, DEFAULT_VIEW, type GeoPoint, type MapView, placeAt } from '../map-view'

export const PIN_BOX: Box = DRAWING_BOXES.pin
/** Zoom from the specification. */
const PIN_ZOOM = 17
export const PIN_ZOOMS = { min: 12, max: 18 }

/** Zoom by precision: a house is shown at 50 m, a town at 1,000 m. */
const PRECISION_ZOOMS: Record<Precision, number> = {
  house: 18,
  street: 16,
  urban: 15,
  district: 14,
  city: 13,
}

/** Returns the zoom for checking a found place; a house between its neighbours may be off by one. */
export function getPlaceZoom({ precision, isApproximate = false }: FoundPlace): number {
  return PRECISION_ZOOMS[precision] - (isApproximate ? 1 : 0)
}

interface FoundPlace {
  precision: Precision
  isApproximate?: boolean | undefined
}

/** Step in units of the picture. */
const STEP_UNITS = 40

/** View of the picker; the centre is the pin's place once it is set. */
export interface PinView {
  centre: GeoPoint
  zoom: number
  isSet: boolean
}

export const DEFAULT_PIN: PinView = { centre: DEFAULT_VIEW.centre, zoom: PIN_ZOOM, isSet: false }

const pinSteps = ['north', 'south', 'west', 'east', 'nearer', 'farther'] as const
export type PinStep = (typeof pinSteps)[number]

const stepOffsets: Record<PinStep, { right: number; down: number; zoom: number }> = {
  north: { right: 0, down: -STEP_UNITS, zoom: 0 },
  south: { right: 0, down: STEP_UNITS, zoom: 0 },
  west: { right: -STEP_UNITS, down: 0, zoom: 0 },
  east: { right: STEP_UNITS, down: 0, zoom: 0 },
  nearer: { right: 0, down: 0, zoom: 1 },
  farther: { right: 0, down: 0, zoom: -1 },
}

export const pinFields = {
  latitude: 'latitude',
  longitude: 'longitude',
  /** Centre before the pin is set. */
  centre: 'pin_centre',
  zoom: 'pin_zoom',
  step: 'pin_step',
  /** Coordinates of an image input without a name. */
  pressX: 'x',
  pressY: 'y',
} as const

type PinPress = Partial<Record<'pin_step' | 'x' | 'y', string>>

/**
 * Returns the view after a click on the picture or a button; undefined without either. Keyboard clicks come
 * as 0,0 and set the centre.
 */
export function applyPinPress(values: PinPress, view: PinView): PinView | undefined {
  const step = pinSteps.find((name) => name === values.pin_step)
  const { width, height } = PIN_BOX
  if (step) {
    const { right, down, zoom } = stepOffsets[step]
    if (zoom !== 0)
      return { ...view, zoom: Math.max(PIN_ZOOMS.min, Math.min(view.zoom + zoom, PIN_ZOOMS.max)) }
    const centre = placeAt(toMapView(view), [width / 2 + right, height / 2 + down])
    return { centre: roundPlace(centre), zoom: view.zoom, isSet: true }
  }
  const x = parsePixels(values.x, width)
  const y = parsePixels(values.y, height)
  if (x === undefined || y === undefined) return undefined
  if (x === 0 && y === 0) return { ...view, isSet: true }
  return { ...view, centre: roundPlace(placeAt(toMapView(view), [x, y])), isSet: true }
}

export function toMapView({ centre, zoom }: PinView): MapView {
  return { centre, zoom, box: PIN_BOX }
}

/** Rounds to about a tenth of a metre. */
function roundPlace({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

function parsePixels(value = '', max: number): number | undefined {
  return /^\d{1,4}$/.test(value) ? Math.min(Number(value), max) : undefined
}

/** Parses degrees with a decimal point or comma, and an optional degree sign. */
export function parseDegrees(text: string): number | undefined {
  const plain = normalizeNumber(text).replace(',', '.').replace(/°$/, '')
  return parsePlainDegrees(plain)
}

/** Checks against a generous bounding box of the country. */
export function isInGeorgia({ latitude, longitude }: GeoPoint): boolean {
  return latitude >= 41 && latitude <= 43.65 && longitude >= 39.9 && longitude <= 46.8
}
