import {
  clampFieldOfView,
  type Direction,
  getHalfExtents,
  interpolateDirection,
  normalizeYaw,
  projectToViewport,
  rotateDirection,
  toRadians,
  type Viewport,
} from './geometry'
import type { PanoramaRenderer } from './panorama-renderer'
import type { TourElements } from './tour-elements'
import { attachViewControls } from './view-controls'
import type { TourMessages, TourViewerRoom } from './viewer-data'

const FADE_MS = 350
const ROTATION_MS = 300
const INITIAL_FIELD_OF_VIEW = toRadians(100)
const DOOR_MARGIN_PX = 8
const ZOOM_IN_FACTOR = 0.8

interface ViewerOptions extends Omit<TourElements, 'names'> {
  canvas: HTMLCanvasElement
  sphere: PanoramaRenderer
  messages: TourMessages
}

interface DoorLabel {
  button: HTMLButtonElement
  at: Direction
  /** Half the label's width with a margin, in px. */
  half: number
}

export function createViewer({ canvas, sphere, view, doors, closer, farther, messages }: ViewerOptions) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let direction: Direction = { yaw: 0, pitch: 0 }
  const frame: Viewport = { angle: INITIAL_FIELD_OF_VIEW, width: 1, height: 1 }
  let doorLabels: DoorLabel[] = []
  let motion: { from: Direction; to: Direction; began: number } | undefined
  let fade: { before: Direction; began: number } | undefined
  let animationFrame = 0
  const size = new ResizeObserver(() => {
    frame.width = canvas.clientWidth || 1
    frame.height = canvas.clientHeight || 1
    const fine = Math.min(2, devicePixelRatio)
    canvas.width = Math.round(frame.width * fine)
    canvas.height = Math.round(frame.height * fine)
    draw()
  })

  const viewer = {
    /** Receives the room behind the door and the yaw after entering it. */
    onDoor: (_door: { room: number; heading: number }) => {},
    start: () => size.observe(canvas),
    stop(): void {
      size.disconnect()
      cancelAnimationFrame(animationFrame)
    },
    show(room: TourViewerRoom, picture: TexImageSource, heading?: number): void {
      const before = direction
      const isFirst = doorLabels.length === 0 && !fade
      motion = undefined
      sphere.setPanorama(picture)
      direction = { yaw: heading ?? toRadians(room.yaw), pitch: toRadians(-4) }
      fade = isFirst || reducedMotion.matches ? undefined : { before, began: performance.now() }
      const hasFocus = doors.contains(document.activeElement)
      doorLabels = room.doors.map((door) => {
        const label = createDoorLabel(door, messages)
        const { button, at } = label
        button.addEventListener('click', () => viewer.onDoor({ room: door.room, heading: at.yaw }))
        button.addEventListener('focus', () => button.matches(':focus-visible') && rotateTo(at))
        return label
      })
      doors.replaceChildren(...doorLabels.map(({ button }) => button))
      for (const door of doorLabels) door.half = door.button.offsetWidth / 2 + DOOR_MARGIN_PX
      // The focused door button was removed with its room.
      if (hasFocus) view.focus({ preventScroll: true })
      draw()
    },
  }

  closer.addEventListener('click', () => zoom(ZOOM_IN_FACTOR))
  farther.addEventListener('click', () => zoom(1 / ZOOM_IN_FACTOR))
  attachViewControls(view, canvas, {
    drag(x, y) {
      motion = undefined
      const [halfWidth] = getHalfExtents(frame)
      const each = Math.atan((2 * halfWidth) / frame.width)
      direction = rotateDirection(direction, -x * each, y * each)
      draw()
    },
    rotate: (right, up) =>
      rotateTo(rotateDirection(motion?.to ?? direction, toRadians(right), toRadians(up))),
    zoom,
  })

  function zoom(times: number): void {
    frame.angle = clampFieldOfView(frame.angle, times)
    draw()
  }

  function rotateTo(to: Direction): void {
    if (reducedMotion.matches) direction = rotateDirection(to, 0, 0)
    else motion = { from: direction, to, began: performance.now() }
    draw()
  }

  /** Draws once before the next paint, however often it is called. */
  function draw(): void {
    cancelAnimationFrame(animationFrame)
    animationFrame = requestAnimationFrame(paint)
  }

  function paint(now: number): void {
    if (motion) {
      const share = getProgress(motion.began, ROTATION_MS, now)
      direction = interpolateDirection(motion.from, motion.to, share * (2 - share))
      if (share === 1) motion = undefined
    }
    const share = fade ? getProgress(fade.began, FADE_MS, now) : 1
    sphere.draw(direction, frame, fade && { before: fade.before, share })
    if (share === 1) fade = undefined
    for (const door of doorLabels) placeDoor(door, direction, frame)
    view.dataset.yaw = String(Math.round((normalizeYaw(direction.yaw) * 180) / Math.PI))
    if (motion || fade) draw()
  }

  return viewer
}

/** Creates the label of a door; its width is known once it is in the document. */
function createDoorLabel(
  { name, yaw, pitch }: TourViewerRoom['doors'][number],
  messages: TourMessages,
): DoorLabel {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'tour-door'
  button.textContent = name
  button.setAttribute('aria-label', messages.go_to.replace('{{room}}', name))
  return { button, at: { yaw: toRadians(yaw), pitch: toRadians(pitch) }, half: 0 }
}

function placeDoor({ button, at, half }: DoorLabel, direction: Direction, frame: Viewport): void {
  const projected = projectToViewport(at, direction, frame)
  const isVisible = projected !== undefined && Math.abs(projected[0]) < 1 && Math.abs(projected[1]) < 1
  // Doors out of view stay reachable by Tab, which turns the view to them.
  button.classList.toggle('away', !isVisible)
  const [x, y] = isVisible ? projected : [0, 0]
  // Labels of doors at the edge stay inside the frame.
  const left = Math.max(half, Math.min(frame.width - half, ((x + 1) / 2) * frame.width))
  button.style.translate = `${left}px ${((1 - y) / 2) * frame.height}px`
}

function getProgress(began: number, length: number, now: number): number {
  return Math.max(0, Math.min(1, (now - began) / length))
}
