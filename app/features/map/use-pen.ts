import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Corner } from '../criteria'
import { strokeCorners } from './stroke'
import { type Point, SEARCH_BOX, type View } from './view'

/** A finger that moves less has pressed, in units of the picture. */
const PRESS = 10

export interface PenUse {
  /** What a form that was pressed would send. */
  onPress(query: URLSearchParams): void
  /** An area drawn in one go. */
  onStroke(corners: Corner[]): void
}

/** Follows presses without loading a page, and draws where a finger, a pen or the mouse is moved. */
export function usePen(view: View, { onPress, onStroke }: PenUse) {
  const points = useRef<Point[]>([])
  const line = useRef<SVGPathElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  function forget() {
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
      // Older browsers do not tell where a picture was pressed: their own way then.
      if (submitter instanceof HTMLInputElement && !query.has(`${submitter.name}.x`)) return
      event.preventDefault()
      onPress(query)
    },
    surface: {
      onPointerDown(event: PointerEvent) {
        forget()
        if (event.isPrimary && event.button === 0) points.current = [pointOf(event)]
      },
      onPointerMove(event: PointerEvent) {
        const [first] = points.current
        if (!first || !event.isPrimary || event.buttons === 0) return
        const point = pointOf(event)
        points.current.push(point)
        if (!line.current?.hasAttribute('d')) {
          if (Math.hypot(point[0] - first[0], point[1] - first[1]) < PRESS) return
          // From here on what lies below is not pressed.
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        line.current?.setAttribute('d', `M${points.current.join('L')}`)
      },
      onPointerUp() {
        const isStroke = line.current?.hasAttribute('d')
        const corners = isStroke ? strokeCorners(points.current, view) : undefined
        if (corners) {
          points.current = []
          onStroke(corners)
        } else forget()
      },
      onPointerCancel: forget,
    },
  }
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) * SEARCH_BOX.width) / width, ((clientY - top) * SEARCH_BOX.height) / height]
}
