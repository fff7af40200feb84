export interface ViewActions {
  drag(x: number, y: number): void
  rotate(degreesRight: number, degreesUp: number): void
  zoom(times: number): void
}

const ROTATION_STEP_DEGREES = 12
const ZOOM_IN_FACTOR = 0.85
const keyRotations: Record<string, [number, number]> = {
  ArrowLeft: [-ROTATION_STEP_DEGREES, 0],
  ArrowRight: [ROTATION_STEP_DEGREES, 0],
  ArrowUp: [0, ROTATION_STEP_DEGREES],
  ArrowDown: [0, -ROTATION_STEP_DEGREES],
}
const keyZooms: Record<string, number> = {
  '+': ZOOM_IN_FACTOR,
  '=': ZOOM_IN_FACTOR,
  '-': 1 / ZOOM_IN_FACTOR,
  _: 1 / ZOOM_IN_FACTOR,
}

/**
 * Attaches mouse, touch and keyboard controls. The wheel scrolls the page and zooms only with Ctrl, which is
 * also how trackpad pinches arrive.
 */
export function attachViewControls(
  root: HTMLElement,
  canvas: HTMLElement,
  { drag, rotate, zoom }: ViewActions,
): void {
  const fingers = new Map<number, { x: number; y: number }>()

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    canvas.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  canvas.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const to = { x: event.clientX, y: event.clientY }
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger)
    fingers.set(event.pointerId, to)
    if (other) zoom(distance(from, other) / Math.max(1, distance(to, other)))
    else drag(to.x - from.x, to.y - from.y)
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId))

  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !document.fullscreenElement) return
      event.preventDefault()
      zoom(Math.exp(Math.sign(event.deltaY) * Math.min(0.2, Math.abs(event.deltaY) / 200)))
    },
    { passive: false },
  )
  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = keyRotations[event.key]
    const times = keyZooms[event.key]
    if (way) rotate(...way)
    else if (times) zoom(times)
    else return
    event.preventDefault()
  })
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
