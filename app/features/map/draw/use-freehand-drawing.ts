import { type RefObject, useEffect, useRef } from 'react'
import { type Bounds, type Corner, toCorner } from '~/features/search-filters'
import { type MapView, type Point, placeAt, viewOfBounds } from '../map-view'
import { DRAW_AREA_FORM_ID } from './draw-area-form-id'
import { toStrokeCorners } from './freehand-stroke'

/** Maximum movement of a click, in pixels. */
const MAX_PRESS_MOVEMENT = 10

export interface DrawingHandlers {
  /** Bounds that the map shows. */
  getBounds(): Bounds
  onCorner(corner: Corner): void
  /** Receives a stroke. Default: only clicks are handled. */
  onStroke?: ((corners: Corner[]) => void) | undefined
}

/**
 * Draws with a mouse, a pen or a finger on the map that contains `line`, and sets a corner on a click. Enter
 * on the movable map sets one in its middle. A second finger zooms.
 */
export function useFreehandDrawing(
  line: RefObject<SVGPathElement>,
  handlers: DrawingHandlers,
  isFull: boolean,
): void {
  const latest = useRef({ handlers, isFull })
  latest.current = { handlers, isFull }
  useEffect(() => {
    const map = line.current?.closest<HTMLElement>('.map')
    if (!map) return
    return listenToStrokes(map, line, {
      onStroke(points, view) {
        const corners = toStrokeCorners(points, view)
        if (corners) latest.current.handlers.onStroke?.(corners)
        return corners !== undefined
      },
      canStroke: () => latest.current.handlers.onStroke !== undefined,
      // The drawn map has image inputs, which submit the form.
      onPress(point, view) {
        if (!('live' in map.dataset) || latest.current.isFull) return
        const { latitude, longitude } = placeAt(view, point)
        latest.current.handlers.onCorner(toCorner(latitude, longitude))
      },
      getView: (width, height) => viewOfBounds(latest.current.handlers.getBounds(), { width, height }),
    })
  }, [line])
}

interface StrokeHandlers {
  /** @returns true if the stroke encloses an area */
  onStroke(points: Point[], view: MapView): boolean
  canStroke(): boolean
  onPress(point: Point, view: MapView): void
  getView(width: number, height: number): MapView
}

/** @returns function that stops listening */
function listenToStrokes(
  map: HTMLElement,
  line: RefObject<SVGPathElement>,
  { onStroke, canStroke, onPress, getView }: StrokeHandlers,
): () => void {
  let points: Point[] = []
  const stop = new AbortController()
  const { signal } = stop
  const getMapView = () => getView(map.clientWidth, map.clientHeight)

  function clearStroke() {
    points = []
    line.current?.removeAttribute('d')
  }

  function toPoint({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = map.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  map.addEventListener(
    'pointerdown',
    (event) => {
      clearStroke()
      const isMap = event.target instanceof Element && !event.target.closest('a, button')
      if (event.isPrimary && event.button === 0 && isMap) points = [toPoint(event)]
    },
    { signal },
  )
  map.addEventListener(
    'pointermove',
    (event) => {
      const [first] = points
      if (!first || !event.isPrimary || event.buttons === 0) return
      const point = toPoint(event)
      points.push(point)
      if (!line.current?.hasAttribute('d')) {
        if (Math.hypot(point[0] - first[0], point[1] - first[1]) < MAX_PRESS_MOVEMENT) return
        // The user is moving the map.
        if (!canStroke()) return clearStroke()
        // Elements below get no click, and the stroke may leave the map.
        map.setPointerCapture(event.pointerId)
      }
      line.current?.setAttribute('d', `M${points.join('L')}`)
    },
    { signal },
  )
  map.addEventListener(
    'pointerup',
    () => {
      const [first] = points
      const isStroke = line.current?.hasAttribute('d') ?? false
      if (isStroke && onStroke(points, getMapView())) {
        points = []
        return
      }
      clearStroke()
      if (first && !isStroke) onPress(first, getMapView())
    },
    { signal },
  )
  map.addEventListener('pointercancel', clearStroke, { signal })
  // A browser would drag the image input and end the stroke.
  map.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  map.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLCanvasElement)) return
      document.forms.namedItem(DRAW_AREA_FORM_ID)?.querySelector<HTMLButtonElement>('[name=centre]')?.click()
    },
    { signal },
  )
  return () => stop.abort()
}
