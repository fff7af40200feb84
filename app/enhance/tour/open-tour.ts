import type { TourMessages, TourViewerData } from '~/features/tours/tour-viewer-data'
import { loadPanorama, orderByPreference } from './load-panorama'
import { createPanoramaRenderer } from './panorama-renderer'
import { createViewer } from './viewer'

/**
 * Opens the tour in place of its first picture.
 * @param root the container of the picture and of the tour as JSON
 * @returns whether it opened; otherwise the plain pictures remain
 */
export async function openTour(root: HTMLElement): Promise<boolean> {
  const { rooms, words }: TourViewerData = JSON.parse(root.dataset.tour ?? '')
  const statusLine = root.querySelector<HTMLElement>('[data-tour-said]')
  const announce = (text: string) => {
    if (statusLine) statusLine.textContent = text
  }
  const canvas = document.createElement('canvas')
  const sphere = createPanoramaRenderer(canvas)
  if (!sphere) {
    announce(words.failed)
    return false
  }
  const stage = createTourElements(canvas, words)
  const poster = root.querySelector<HTMLElement>('[data-tour-start]')
  const viewer = createViewer({ canvas, sphere, ...stage, words })
  let wanted = 0
  let isOpen = false

  /** `heading` is the initial yaw, in radians. */
  async function loadRoom(place: number, heading?: number): Promise<void> {
    const room = rooms[place]
    if (!room) return
    wanted = place
    announce(words.loading)
    const picture = await loadPanorama(
      orderByPreference(room.panoramas, root.clientWidth, sphere?.maxTextureSize ?? 0),
    )
    // The visitor has chosen another room meanwhile.
    if (wanted !== place) return
    if (!isOpen) show()
    viewer.show(room, picture, heading)
    for (const [at, button] of buttons.entries()) button.setAttribute('aria-pressed', String(at === place))
    announce(words.here.replace('{{room}}', room.name).replace('{{number}}', String(place + 1)))
  }

  /** Like `loadRoom`, but stays in the current room when loading fails. */
  function goToRoom(place: number, heading?: number): void {
    loadRoom(place, heading).catch(() => wanted === place && announce(words.room_failed))
  }

  const buttons = rooms.map(({ name }, place) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'chip'
    button.textContent = name
    button.addEventListener('click', () => goToRoom(place))
    return button
  })
  stage.names.append(...buttons)
  viewer.onDoor = (door) => goToRoom(door.room, door.heading)
  canvas.addEventListener('webglcontextlost', () => closeTour())

  function show(): void {
    isOpen = true
    if (poster) poster.hidden = true
    root.prepend(stage.view, stage.names)
    viewer.start()
    stage.view.focus({ preventScroll: true })
  }

  function closeTour(): void {
    viewer.stop()
    const isHere = [stage.view, stage.names].some((gone) => gone.contains(document.activeElement))
    stage.view.remove()
    stage.names.remove()
    if (poster) poster.hidden = false
    if (isHere) poster?.focus({ preventScroll: true })
    isOpen = false
    announce(words.failed)
  }

  try {
    await loadRoom(0)
  } catch {
    closeTour()
  }
  return isOpen
}

export interface TourElements {
  /** The canvas and its overlay. */
  view: HTMLElement
  doors: HTMLElement
  closer: HTMLButtonElement
  farther: HTMLButtonElement
  names: HTMLElement
}

function createTourElements(canvas: HTMLCanvasElement, words: TourMessages): TourElements {
  const view = createElement('div', 'tour-view', words.view)
  // Screen readers must pass the arrow keys through, as they turn the view.
  view.setAttribute('role', 'application')
  view.tabIndex = 0
  const doors = createElement('div', 'tour-doors')
  const tools = createElement('div', 'tour-tools')
  const closer = createToolButton('+', words.zoom_in)
  const farther = createToolButton('−', words.zoom_out)
  tools.append(closer, farther)
  if (document.fullscreenEnabled) {
    const full = createToolButton('⛶', words.full_screen)
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
  const names = createElement('div', 'tour-names', words.rooms)
  names.setAttribute('role', 'group')
  return { view, doors, closer, farther, names }
}

function createElement(tag: string, className: string, label?: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  if (label) element.setAttribute('aria-label', label)
  return element
}

function createToolButton(sign: string, label: string): HTMLButtonElement {
  const button = createElement('button', 'tour-tool', label) as HTMLButtonElement
  button.type = 'button'
  button.textContent = sign
  return button
}
