import type { Tour, TourWords } from '../../features/tour/tour-data'
import { loadPicture, preferred } from './load-picture'
import { sphereOn } from './sphere'
import { viewerOf } from './viewer'

/**
 * Opens the tour in the place of its first picture.
 *
 * @param part what holds the picture, and the tour as JSON
 * @returns whether it is open; otherwise the pictures below are all there is
 */
export async function openTour(part: HTMLElement): Promise<boolean> {
  const { rooms, words }: Tour = JSON.parse(part.dataset.tour ?? '')
  const said = part.querySelector<HTMLElement>('[data-tour-said]')
  const say = (text: string) => {
    if (said) said.textContent = text
  }
  const canvas = document.createElement('canvas')
  const sphere = sphereOn(canvas)
  if (!sphere) {
    say(words.failed)
    return false
  }
  const stage = stageOf(canvas, words)
  const poster = part.querySelector<HTMLElement>('[data-tour-start]')
  const viewer = viewerOf({ canvas, sphere, ...stage, words })
  let wanted = 0
  let isOpen = false

  /** Into a room by its place; `heading` is where one looks then, in radians. */
  async function enter(place: number, heading?: number): Promise<void> {
    const room = rooms[place]
    if (!room) return
    wanted = place
    say(words.loading)
    const picture = await loadPicture(preferred(room.panoramas, part.clientWidth, sphere?.widest ?? 0))
    // Whoever was quicker is elsewhere already.
    if (wanted !== place) return
    if (!isOpen) show()
    viewer.show(room, picture, heading)
    for (const [at, button] of buttons.entries()) button.setAttribute('aria-pressed', String(at === place))
    say(words.here.replace('{{room}}', room.name).replace('{{number}}', String(place + 1)))
  }

  /** As `enter`; where the way is barred, one stays in the room one is in. */
  function go(place: number, heading?: number): void {
    enter(place, heading).catch(() => wanted === place && say(words.room_failed))
  }

  const buttons = rooms.map(({ name }, place) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'chip'
    button.textContent = name
    button.addEventListener('click', () => go(place))
    return button
  })
  stage.names.append(...buttons)
  viewer.onDoor = (door) => go(door.room, door.heading)
  canvas.addEventListener('webglcontextlost', () => giveUp())

  function show(): void {
    isOpen = true
    if (poster) poster.hidden = true
    part.prepend(stage.view, stage.names)
    viewer.start()
    stage.view.focus({ preventScroll: true })
  }

  /** Back to the picture that was there before. */
  function giveUp(): void {
    viewer.stop()
    const isHere = [stage.view, stage.names].some((gone) => gone.contains(document.activeElement))
    stage.view.remove()
    stage.names.remove()
    if (poster) poster.hidden = false
    if (isHere) poster?.focus({ preventScroll: true })
    isOpen = false
    say(words.failed)
  }

  try {
    await enter(0)
  } catch {
    giveUp()
  }
  return isOpen
}

export interface Stage {
  /** The canvas with what stands on it. */
  view: HTMLElement
  doors: HTMLElement
  closer: HTMLButtonElement
  farther: HTMLButtonElement
  /** The rooms by name. */
  names: HTMLElement
}

function stageOf(canvas: HTMLCanvasElement, words: TourWords): Stage {
  const view = make('div', 'tour-view', words.view)
  // Arrows turn the picture: whoever reads the screen aloud must let them through.
  view.setAttribute('role', 'application')
  view.tabIndex = 0
  const doors = make('div', 'tour-doors')
  const tools = make('div', 'tour-tools')
  const closer = tool('+', words.zoom_in)
  const farther = tool('−', words.zoom_out)
  tools.append(closer, farther)
  if (document.fullscreenEnabled) {
    const full = tool('⛶', words.full_screen)
    full.addEventListener('click', () => {
      if (document.fullscreenElement) document.exitFullscreen()
      else view.requestFullscreen().catch(() => full.remove())
    })
    view.addEventListener('fullscreenchange', () => {
      full.setAttribute('aria-pressed', String(document.fullscreenElement === view))
    })
    tools.append(full)
  }
  view.append(canvas, doors, tools)
  const names = make('div', 'tour-names', words.rooms)
  names.setAttribute('role', 'group')
  return { view, doors, closer, farther, names }
}

function make(tag: string, className: string, label?: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  if (label) element.setAttribute('aria-label', label)
  return element
}

function tool(sign: string, label: string): HTMLButtonElement {
  const button = make('button', 'tour-tool', label) as HTMLButtonElement
  button.type = 'button'
  button.textContent = sign
  return button
}
