import type { TourMessages } from './viewer-data'

export interface TourElements {
  /** Canvas with its overlay. */
  view: HTMLElement
  doors: HTMLElement
  closer: HTMLButtonElement
  farther: HTMLButtonElement
  names: HTMLElement
}

export function createTourElements(canvas: HTMLCanvasElement, messages: TourMessages): TourElements {
  const view = createElement('div', 'tour-view', messages.view)
  // Screen readers must pass the arrow keys through, as they turn the view.
  view.setAttribute('role', 'application')
  view.tabIndex = 0
  const doors = createElement('div', 'tour-doors')
  const tools = createElement('div', 'tour-tools')
  const closer = createToolButton('+', messages.zoom_in)
  const farther = createToolButton('−', messages.zoom_out)
  tools.append(closer, farther)
  if (document.fullscreenEnabled) {
    const full = createToolButton('⛶', messages.full_screen)
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
  const names = createElement('div', 'tour-names', messages.rooms)
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
