import type { Language } from '~/i18n/languages'
import { drawingUrl } from '~/map/drawing-url'
import { metresPerUnit } from '../map-view'
import type { PinView } from './pin'

export interface PinMap {
  view: PinView
  /** URL of the base map. */
  ground: string
  /** Scale bar: `units` represent `metres`. */
  scale: { metres: number; units: number }
}

const MAX_BAR_UNITS = 130
const BAR_METRES = [2000, 1000, 500, 200, 100, 50, 20, 10]

export function drawPinMap(view: PinView, language: Language, drawingVersion: string): PinMap {
  const perUnit = metresPerUnit(view)
  const metres = BAR_METRES.find((length) => length / perUnit <= MAX_BAR_UNITS) ?? 10
  return {
    view,
    ground: drawingUrl(drawingVersion, 'pin', language, view),
    scale: { metres, units: Math.round(metres / perUnit) },
  }
}
