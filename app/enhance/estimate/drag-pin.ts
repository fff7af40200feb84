/** Step per arrow key press, in image units. */
const ARROW_STEP = 8
const arrowSteps: Record<string, [number, number]> = {
  ArrowLeft: [-ARROW_STEP, 0],
  ArrowRight: [ARROW_STEP, 0],
  ArrowUp: [0, -ARROW_STEP],
  ArrowDown: [0, ARROW_STEP],
}

/**
 * Makes a picker's pin draggable and movable by arrow keys; without script each click on the image submits
 * the form.
 * @param root element with the picker, which is replaced after each response
 * @param onDrop receives the image coordinates of the drop
 */
export function dragPin(root: HTMLElement, onDrop: (x: string, y: string) => void): void {
  let dragged: { press: HTMLElement; x: number; y: number } | undefined
  let waiting: ReturnType<typeof setTimeout>

  root.addEventListener('pointerdown', (event) => {
    const press = findPinTarget(event)
    if (!press || event.button !== 0) return
    press.setPointerCapture(event.pointerId)
    move(press, event.offsetX, event.offsetY)
  })
  root.addEventListener('pointermove', (event) => {
    if (dragged) move(dragged.press, event.offsetX, event.offsetY)
  })
  root.addEventListener('pointerup', dropPin)
  root.addEventListener('dragstart', (event) => {
    if (findPinTarget(event)) event.preventDefault()
  })
  // A cancelled pointer was a scroll gesture.
  root.addEventListener('pointercancel', () => {
    if (dragged) move(dragged.press, dragged.press.offsetWidth / 2, dragged.press.offsetHeight / 2)
    dragged = undefined
  })
  root.addEventListener('click', (event) => {
    // A keyboard click has no coordinates and would set the pin in the middle.
    if (findPinTarget(event) && event.detail > 0) event.preventDefault()
  })
  root.addEventListener('keydown', (event) => {
    const step = arrowSteps[event.key]
    const press = findPinTarget(event)
    if (!step || !press) return
    event.preventDefault()
    const from = dragged ?? { x: press.offsetWidth / 2, y: press.offsetHeight / 2 }
    move(press, from.x + step[0], from.y + step[1])
    clearTimeout(waiting)
    waiting = setTimeout(dropPin, 600)
  })

  function move(press: HTMLElement, x: number, y: number): void {
    dragged = { press, x: clamp(x, press.offsetWidth), y: clamp(y, press.offsetHeight) }
    const picture = press.parentElement
    const mark = picture?.querySelector('[data-pin-mark]')
    mark?.setAttribute('transform', `translate(${dragged.x} ${dragged.y})`)
    mark?.removeAttribute('visibility')
    picture?.querySelector('.m-cross')?.setAttribute('visibility', 'hidden')
  }

  function dropPin(): void {
    if (!dragged) return
    const { x, y } = dragged
    dragged = undefined
    onDrop(String(Math.round(x)), String(Math.round(y)))
  }
}

function findPinTarget({ target }: Event): HTMLElement | undefined {
  return target instanceof HTMLElement && target.matches('[data-pin-press]') ? target : undefined
}

function clamp(value: number, size: number): number {
  return Math.max(1, Math.min(value, size - 1))
}
