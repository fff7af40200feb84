/** Units of the picture that an arrow key moves the pin. */
const ARROW = 8
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-ARROW, 0],
  ArrowRight: [ARROW, 0],
  ArrowUp: [0, -ARROW],
  ArrowDown: [0, ARROW],
}

/**
 * Lets the pin of a picker be dragged, or moved by the arrow keys; without script each press on the picture is sent.
 *
 * @param part what holds the picker, which may be another one after each answer
 * @param drop what is done with the point of the picture where the pin is left
 */
export function dragPin(part: HTMLElement, drop: (x: string, y: string) => void): void {
  let dragged: { press: HTMLElement; x: number; y: number } | undefined
  let waiting: ReturnType<typeof setTimeout>

  part.addEventListener('pointerdown', (event) => {
    const press = pressOf(event)
    if (!press || event.button !== 0) return
    press.setPointerCapture(event.pointerId)
    move(press, event.offsetX, event.offsetY)
  })
  part.addEventListener('pointermove', (event) => {
    if (dragged) move(dragged.press, event.offsetX, event.offsetY)
  })
  part.addEventListener('pointerup', leave)
  // The browser would drag the picture itself.
  part.addEventListener('dragstart', (event) => {
    if (pressOf(event)) event.preventDefault()
  })
  // A finger that scrolls the page has not set anything.
  part.addEventListener('pointercancel', () => {
    if (dragged) move(dragged.press, dragged.press.offsetWidth / 2, dragged.press.offsetHeight / 2)
    dragged = undefined
  })
  part.addEventListener('click', (event) => {
    // The keyboard's own press is sent, and sets the pin in the middle.
    if (pressOf(event) && event.detail > 0) event.preventDefault()
  })
  part.addEventListener('keydown', (event) => {
    const step = arrows[event.key]
    const press = pressOf(event)
    if (!step || !press) return
    event.preventDefault()
    const from = dragged ?? { x: press.offsetWidth / 2, y: press.offsetHeight / 2 }
    move(press, from.x + step[0], from.y + step[1])
    clearTimeout(waiting)
    waiting = setTimeout(leave, 600)
  })

  function move(press: HTMLElement, x: number, y: number): void {
    dragged = { press, x: clamp(x, press.offsetWidth), y: clamp(y, press.offsetHeight) }
    const picture = press.parentElement
    const mark = picture?.querySelector('[data-pin-mark]')
    mark?.setAttribute('transform', `translate(${dragged.x} ${dragged.y})`)
    mark?.removeAttribute('visibility')
    picture?.querySelector('.m-cross')?.setAttribute('visibility', 'hidden')
  }

  function leave(): void {
    if (!dragged) return
    const { x, y } = dragged
    dragged = undefined
    drop(String(Math.round(x)), String(Math.round(y)))
  }
}

function pressOf({ target }: Event): HTMLElement | undefined {
  return target instanceof HTMLElement && target.matches('[data-pin-press]') ? target : undefined
}

function clamp(value: number, most: number): number {
  return Math.max(1, Math.min(value, most - 1))
}
