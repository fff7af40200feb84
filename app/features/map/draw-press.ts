import { type Corner, cornerAt } from '../criteria'
import { placeAt, type View } from './view'

/** Widths of the map while it is drawn on, in CSS pixels: as map.css sets them. */
export const drawWidths = [320, 360, 480] as const

/** The name under which a press on the map of a width comes. */
export function pressName(width: number): string {
  return `at${width}`
}

/**
 * The corner that a press or the button of the middle sets. The keyboard presses a picture at 0,0, where nobody
 * points: that is the middle too, under the cross.
 */
export function pressedCorner(query: URLSearchParams, view: View): Corner | undefined {
  const middle: [number, number] = [view.box.width / 2, view.box.height / 2]
  if (query.has('centre')) return cornerOf(view, middle)
  for (const width of drawWidths) {
    const [x, y] = ['x', 'y'].map((axis) => readPixels(query.get(`${pressName(width)}.${axis}`)))
    if (x === undefined || y === undefined) continue
    const scale = view.box.width / width
    if (x === 0 && y === 0) return cornerOf(view, middle)
    return cornerOf(view, [Math.min(x * scale, view.box.width), Math.min(y * scale, view.box.height)])
  }
  return undefined
}

function cornerOf(view: View, point: [number, number]): Corner {
  const { latitude, longitude } = placeAt(view, point)
  return cornerAt(latitude, longitude)
}

function readPixels(text: string | null): number | undefined {
  return text && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
