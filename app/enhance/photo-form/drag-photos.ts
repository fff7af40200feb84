import { getScrollStep } from './scroll-step'

const ROWS = '.draft-photos > li:not(.removed)'
/** Distance that a pressed pointer moves before it drags, in px. */
const MIN_DRAG_DISTANCE = 6

interface Drag {
  row: HTMLLIElement
  /** Rows in the order of the page, without removed photos. */
  rows: readonly HTMLLIElement[]
  /** Rows in the order that is shown. */
  order: HTMLLIElement[]
  pointerId: number
  x: number
  y: number
  /** Photo that follows the pointer; undefined until the pointer has moved. */
  ghost?: HTMLImageElement
}

const findRow = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLLIElement>(ROWS) ?? undefined

/**
 * Lets photos be dragged to their place: by the photo with a mouse, by its handle with a finger or a pen.
 * While one is dragged, all photos are shown small, and the page scrolls at the edges of the window. The
 * browser's own dragging does neither, and does not exist for fingers everywhere.
 */
export function letPhotosBeDragged(step: HTMLElement): void {
  let drag: Drag | undefined
  step.addEventListener('dragstart', (event) => {
    if (findRow(event.target)) event.preventDefault()
  })
  step.addEventListener('pointerdown', ({ target, button, pointerType, pointerId, clientX, clientY }) => {
    const row = findRow(target)
    const isHandle = (target as Element).closest('.photo-handle') !== null
    const isPhoto = pointerType === 'mouse' && (target as Element).localName === 'img'
    // A running upload would end with the page.
    if (!row || drag || button !== 0 || !(isHandle || isPhoto) || step.querySelector('[aria-busy=true]'))
      return
    const rows = [...step.querySelectorAll<HTMLLIElement>(ROWS)]
    drag = { row, rows, order: rows, pointerId, x: clientX, y: clientY }
    step.setPointerCapture(pointerId)
  })
  step.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (drag?.pointerId !== pointerId) return
    const distance = Math.hypot(clientX - drag.x, clientY - drag.y)
    if (!drag.ghost && distance < MIN_DRAG_DISTANCE) return
    drag.x = clientX
    drag.y = clientY
    if (drag.ghost) return
    drag.ghost = startDragging(step, drag)
    requestAnimationFrame(follow)
  })
  step.addEventListener('pointerup', ({ pointerId }) => {
    if (drag?.pointerId !== pointerId) return
    const { ghost, row, rows, order } = drag
    const position = order.indexOf(row)
    if (!ghost || position === rows.indexOf(row)) return end()
    drag = undefined
    placePhoto(row, position)
  })
  step.addEventListener('pointercancel', end)
  step.addEventListener('contextmenu', (event) => {
    if (drag?.ghost) event.preventDefault()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end()
  })
  // The page may return as it was left, with small photos.
  addEventListener('pageshow', end)

  /** Moves the photo along with the pointer, also while only the page scrolls. */
  function follow() {
    if (!drag?.ghost) return
    const { x, y, ghost, row, order } = drag
    ghost.style.transform = toTransform(x, y)
    const list = (row.parentElement ?? step).getBoundingClientRect()
    const top = getScrollStep(y, { windowHeight: innerHeight, listTop: list.top, listBottom: list.bottom })
    if (top !== 0) scrollBy({ top, behavior: 'instant' })
    const over = findRow(document.elementFromPoint(x, y))
    if (over && over !== row) {
      drag.order = order.filter((one) => one !== row)
      drag.order.splice(order.indexOf(over), 0, row)
      for (const [index, one] of drag.order.entries()) one.style.order = String(index)
    }
    requestAnimationFrame(follow)
  }

  function end() {
    drag = undefined
    step.classList.remove('sorting')
    step.querySelector('.photo-ghost')?.remove()
    for (const row of step.querySelectorAll<HTMLLIElement>(ROWS)) {
      row.style.order = ''
      row.classList.remove('dragged')
    }
  }
}

/** Shows all photos small, the dragged one below the pointer. */
function startDragging(step: HTMLElement, { row, x, y }: Drag): HTMLImageElement {
  step.classList.add('sorting')
  row.classList.add('dragged')
  const photo = row.querySelector('img')
  const { top, height, width } = (photo ?? row).getBoundingClientRect()
  scrollBy({ top: top + height / 2 - y, behavior: 'instant' })
  const ghost = new Image()
  ghost.className = 'photo-ghost'
  ghost.alt = ''
  ghost.src = photo?.currentSrc ?? ''
  ghost.style.inlineSize = `${width}px`
  ghost.style.transform = toTransform(x, y)
  step.append(ghost)
  return ghost
}

/** Centres the photo on the pointer. */
const toTransform = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`

/** Presses the hidden button of the place, which also saves the typed captions. */
function placePhoto(row: HTMLLIElement, position: number): void {
  const token = row.querySelector<HTMLInputElement>('input[type=hidden]')?.value
  const button = document.createElement('button')
  Object.assign(button, { name: 'operation', value: `place/${token}/${position}`, hidden: true })
  row.append(button)
  button.click()
  button.remove()
}
