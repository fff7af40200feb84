import type { Language } from '../../../i18n/languages'
import { type BasePicture, drawBase } from '../base-picture.server'
import { metresPerUnit } from '../view'
import { PIN_BOX, type PinView, viewOfPin } from './pin'

/** The picker's picture with everything that its page needs. */
export interface PinPicture {
  view: PinView
  base: BasePicture
  /** A bar of so many units is so many metres. */
  scale: { metres: number; units: number }
}

const LONGEST_BAR = 130
const BAR_METRES = [2000, 1000, 500, 200, 100, 50, 20, 10]

/** Draws what lies around the pin. */
export function drawPin(view: PinView, language: Language): PinPicture {
  const [x, y] = [PIN_BOX.width / 2, PIN_BOX.height / 2]
  const perUnit = metresPerUnit(view)
  const metres = BAR_METRES.find((length) => length / perUnit <= LONGEST_BAR) ?? 10
  return {
    view,
    base: drawBase(viewOfPin(view), language, [{ left: x - 22, top: y - 46, right: x + 22, bottom: y + 12 }]),
    scale: { metres, units: Math.round(metres / perUnit) },
  }
}
