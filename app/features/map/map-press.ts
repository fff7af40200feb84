import { type Corner, toCorner } from '~/features/search-filters'
import { type MapView, placeAt } from './map-view'

/** Map widths in CSS pixels while drawing, as set in map-panel.css. */
export const drawnMapWidths = [320, 360, 480] as const

export function pressFieldName(width: number): string {
  return `at${width}`
}

/**
 * Returns the corner set by a click or by the centre button. Keyboard clicks come as 0,0 and set the centre.
 */
export function parsePressedCorner(searchParams: URLSearchParams, view: MapView): Corner | undefined {
  const middle: [number, number] = [view.box.width / 2, view.box.height / 2]
  if (searchParams.has('centre')) return toCornerAt(view, middle)
  for (const width of drawnMapWidths) {
    const [x, y] = ['x', 'y'].map((axis) => parsePixels(searchParams.get(`${pressFieldName(width)}.${axis}`)))
    if (x === undefined || y === undefined) continue
    const scale = view.box.width / width
    if (x === 0 && y === 0) return toCornerAt(view, middle)
    return toCornerAt(view, [Math.min(x * scale, view.box.width), Math.min(y * scale, view.box.height)])
  }
  return undefined
}

function toCornerAt(view: MapView, point: [number, number]): Corner {
  const { latitude, longitude } = placeAt(view, point)
  return toCorner(latitude, longitude)
}

function parsePixels(text: string | null): number | undefined {
  return text && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
