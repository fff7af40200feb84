import { readData } from '../shared/element-data'
import { loadPanorama, orderByPreference } from './load-panorama'
import { createPanoramaRenderer } from './panorama-renderer'
import { createTourElements } from './tour-elements'
import { createViewer } from './viewer'
import type { TourViewerData } from './viewer-data'

/** Opens the tour in place of its first picture; returns false if the plain pictures remain. */
export async function openTour(root: HTMLElement): Promise<boolean> {
  const { rooms, messages }: TourViewerData = JSON.parse(readData(root, 'tour').tour)
  const statusLine = root.querySelector<HTMLElement>('[data-tour-status]')
  const announce = (text: string) => {
    if (statusLine) statusLine.textContent = text
  }
  const canvas = document.createElement('canvas')
  const sphere = createPanoramaRenderer(canvas)
  if (!sphere) {
    announce(messages.failed)
    return false
  }
  const stage = createTourElements(canvas, messages)
  const poster = root.querySelector<HTMLElement>('[data-tour-start]')
  const viewer = createViewer({ canvas, sphere, ...stage, messages })
  let wanted = 0
  let isOpen = false

  /** Loads a room; `heading` is the initial yaw, in radians. */
  async function loadRoom(place: number, heading?: number): Promise<void> {
    const room = rooms[place]
    if (!room) return
    wanted = place
    announce(messages.loading)
    const picture = await loadPanorama(
      orderByPreference(room.panoramas, root.clientWidth, sphere?.maxTextureSize ?? 0),
    )
    // The visitor has chosen another room meanwhile.
    if (wanted !== place) return
    if (!isOpen) show()
    viewer.show(room, picture, heading)
    for (const [at, button] of buttons.entries()) button.setAttribute('aria-pressed', String(at === place))
    announce(messages.currentRoom.replace('{{room}}', room.name).replace('{{number}}', String(place + 1)))
  }

  /** Like `loadRoom`, but stays in the current room when loading fails. */
  function goToRoom(place: number, heading?: number): void {
    loadRoom(place, heading).catch(() => wanted === place && announce(messages.room_failed))
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
    const hasFocus = [stage.view, stage.names].some((part) => part.contains(document.activeElement))
    stage.view.remove()
    stage.names.remove()
    if (poster) poster.hidden = false
    if (hasFocus) poster?.focus({ preventScroll: true })
    isOpen = false
    announce(messages.failed)
  }

  try {
    await loadRoom(0)
  } catch {
    closeTour()
  }
  return isOpen
}
