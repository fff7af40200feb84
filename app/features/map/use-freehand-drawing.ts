import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Corner } from '~/features/search-filters'
import { toStrokeCorners } from './freehand-stroke'
import { type MapView, type Point, SEARCH_BOX } from './map-view'

/** Smaller movements count as a click, in units of the picture. */
const MAX_PRESS_MOVEMENT = 10

export interface FreehandHandlers {
  onPress(query: URLSearchParams): void
  onStroke(corners: Corner[]): void
}

export function useFreehandDrawing(view: MapView, { onPress, onStroke }: FreehandHandlers) {
  const points = useRef<Point[]>([])
  const line = useRef<SVGPathElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  function clearStroke() {
    points.current = []
    line.current?.removeAttribute('d')
  }

  return {
    isReady,
    line,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const { submitter } = event.nativeEvent as SubmitEvent
      const query = new URLSearchParams(
        [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [name, String(value)]),
      )
      // Older browsers do not report click coordinates to script and submit as usual.
      if (submitter instanceof HTMLInputElement && !query.has(`${submitter.name}.x`)) return
      event.preventDefault()
      onPress(query)
    },
    surface: {
      onPointerDown(event: PointerEvent) {
        clearStroke()
        if (event.isPrimary && event.button === 0) points.current = [toPoint(event)]
      },
      onPointerMove(event: PointerEvent) {
        const [first] = points.current
        if (!first || !event.isPrimary || event.buttons === 0) return
        const point = toPoint(event)
        points.current.push(point)
        if (!line.current?.hasAttribute('d')) {
          if (Math.hypot(point[0] - first[0], point[1] - first[1]) < MAX_PRESS_MOVEMENT) return
          // Keeps the marks below from being clicked.
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        line.current?.setAttribute('d', `M${points.current.join('L')}`)
      },
      onPointerUp() {
        const isStroke = line.current?.hasAttribute('d')
        const corners = isStroke ? toStrokeCorners(points.current, view) : undefined
        if (corners) {
          points.current = []
          onStroke(corners)
        } else clearStroke()
      },
      onPointerCancel: clearStroke,
    },
  }
}

function toPoint({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) * SEARCH_BOX.width) / width, ((clientY - top) * SEARCH_BOX.height) / height]
}
