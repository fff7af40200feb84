import type { Language } from '~/i18n/languages'
import { type BaseMapDrawing, drawBaseMap } from '../base-map-drawing.server'
import { metresPerUnit } from '../map-view'
import { PIN_BOX, type PinView, toMapView } from './pin'

export interface PinMap {
  view: PinView
  base: BaseMapDrawing
  /** A bar of `units` stands for `metres`. */
  scale: { metres: number; units: number }
}

const MAX_BAR_UNITS = 130
const BAR_METRES = [2000, 1000, 500, 200, 100, 50, 20, 10]

export function drawPinMap(view: PinView, language: Language): PinMap {
  const [x, y] = [PIN_BOX.width / 2, PIN_BOX.height / 2]
  const perUnit = metresPerUnit(view)
  const metres = BAR_METRES.find((length) => length / perUnit <= MAX_BAR_UNITS) ?? 10
  return {
    view,
    base: drawBaseMap(toMapView(view), language, [
      { left: x - 22, top: y - 46, right: x + 22, bottom: y + 12 },
    ]),
    scale: { metres, units: Math.round(metres / perUnit) },
  }
}
