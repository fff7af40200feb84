import type { TourPlace, TourWords } from '../../features/tour/tour-data'
import { around, between, type Frame, radians, reachOf, seenAt, turned, type Way, zoomed } from './geometry'
import type { Sphere } from './sphere'
import type { Stage } from './stage'
import { steer } from './steer'

const FADE_MS = 350
const TURN_MS = 300
const FIRST_ANGLE = radians(100)
/** Between a door's name and the edge, in pixels. */
const MARGIN = 8
const CLOSER = 0.8

interface Parts extends Omit<Stage, 'names'> {
  canvas: HTMLCanvasElement
  sphere: Sphere
  words: TourWords
}

interface Door {
  button: HTMLButtonElement
  at: Way
  /** Half of its name's width, with a margin. */
  half: number
}

/** The picture of one room, what of it is seen, and the doors that stand on it. */
export function viewerOf({ canvas, sphere, view, doors, closer, farther, words }: Parts) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
  let look: Way = { yaw: 0, pitch: 0 }
  const frame: Frame = { angle: FIRST_ANGLE, width: 1, height: 1 }
  let shown: Door[] = []
  let motion: { from: Way; to: Way; began: number } | undefined
  let fade: { before: Way; began: number } | undefined
  let asked = 0
  const size = new ResizeObserver(() => {
    frame.width = canvas.clientWidth || 1
    frame.height = canvas.clientHeight || 1
    const fine = Math.min(2, devicePixelRatio)
    canvas.width = Math.round(frame.width * fine)
    canvas.height = Math.round(frame.height * fine)
    draw()
  })

  const viewer = {
    /** Told which room a door leads to, and where one looks when one has walked through it. */
    onDoor: (_door: { room: number; heading: number }) => {},
    start: () => size.observe(canvas),
    stop(): void {
      size.disconnect()
      cancelAnimationFrame(asked)
    },
    /** The picture of a room in place of the one before. */
    show(room: TourPlace, picture: TexImageSource, heading?: number): void {
      const before = look
      const isFirst = shown.length === 0 && !fade
      motion = undefined
      sphere.put(picture)
      look = { yaw: heading ?? radians(room.yaw), pitch: radians(-4) }
      fade = isFirst || isCalm.matches ? undefined : { before, began: performance.now() }
      const isHere = doors.contains(document.activeElement)
      shown = room.doors.map((door) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.className = 'tour-door'
        button.textContent = door.name
        button.setAttribute('aria-label', words.go_to.replace('{{room}}', door.name))
        const at = { yaw: radians(door.yaw), pitch: radians(door.pitch) }
        button.addEventListener('click', () => viewer.onDoor({ room: door.room, heading: at.yaw }))
        button.addEventListener('focus', () => button.matches(':focus-visible') && turnTo(at))
        return { button, at, half: 0 }
      })
      doors.replaceChildren(...shown.map(({ button }) => button))
      for (const door of shown) door.half = door.button.offsetWidth / 2 + MARGIN
      // The door that was pressed is gone with its room.
      if (isHere) view.focus({ preventScroll: true })
      draw()
    },
  }

  closer.addEventListener('click', () => zoom(CLOSER))
  farther.addEventListener('click', () => zoom(1 / CLOSER))
  steer(view, canvas, {
    drag(x, y) {
      motion = undefined
      const [reachX] = reachOf(frame)
      const each = Math.atan((2 * reachX) / frame.width)
      look = turned(look, -x * each, y * each)
      draw()
    },
    turn: (right, up) => turnTo(turned(motion?.to ?? look, radians(right), radians(up))),
    zoom,
  })

  function zoom(times: number): void {
    frame.angle = zoomed(frame.angle, times)
    draw()
  }

  function turnTo(to: Way): void {
    if (isCalm.matches) look = turned(to, 0, 0)
    else motion = { from: look, to, began: performance.now() }
    draw()
  }

  /** Before the screen is next painted, however often it was asked for. */
  function draw(): void {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(paint)
  }

  function paint(now: number): void {
    if (motion) {
      const share = shareOf(motion.began, TURN_MS, now)
      look = between(motion.from, motion.to, share * (2 - share))
      if (share === 1) motion = undefined
    }
    const share = fade ? shareOf(fade.began, FADE_MS, now) : 1
    sphere.draw(look, frame, fade && { before: fade.before, share })
    if (share === 1) fade = undefined
    for (const door of shown) place(door)
    view.dataset.yaw = String(Math.round((around(look.yaw) * 180) / Math.PI))
    if (motion || fade) draw()
  }

  function place({ button, at, half }: Door): void {
    const seen = seenAt(at, look, frame)
    const isSeen = seen !== undefined && Math.abs(seen[0]) < 1 && Math.abs(seen[1]) < 1
    // Out of sight they can still be reached by Tab, which turns to them.
    button.classList.toggle('away', !isSeen)
    const [x, y] = isSeen ? seen : [0, 0]
    // Of a door at the edge the whole name is seen.
    const left = Math.max(half, Math.min(frame.width - half, ((x + 1) / 2) * frame.width))
    button.style.translate = `${left}px ${((1 - y) / 2) * frame.height}px`
  }

  return viewer
}

function shareOf(began: number, length: number, now: number): number {
  return Math.max(0, Math.min(1, (now - began) / length))
}
