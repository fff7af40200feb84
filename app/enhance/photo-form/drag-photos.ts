const ROWS = '.draft-photos > li:not(.removed)'

const findRow = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLLIElement>(ROWS) ?? undefined

/** Lets photos be dragged to their place. */
export function letPhotosBeDragged(step: HTMLElement): void {
  let dragged: HTMLLIElement | undefined
  step.addEventListener('dragstart', ({ target }) => {
    dragged = findRow(target)
  })
  step.addEventListener('dragover', (event) => {
    const over = findRow(event.target)
    if (!dragged || !over) return
    event.preventDefault()
    for (const row of step.querySelectorAll(ROWS))
      row.classList.toggle('drop', row === over && row !== dragged)
  })
  step.addEventListener('dragend', () => {
    dragged = undefined
    for (const row of step.querySelectorAll('.drop')) row.classList.remove('drop')
  })
  step.addEventListener('drop', (event) => {
    const over = findRow(event.target)
    const token = dragged?.querySelector<HTMLInputElement>('input[type=hidden]')?.value
    if (!over || !token || over === dragged) return
    event.preventDefault()
    placePhoto(over, token)
  })
}

/** Presses the hidden button of the place, which also saves the typed captions. */
function placePhoto(over: HTMLLIElement, token: string): void {
  const position = [...(over.parentElement?.querySelectorAll(':scope > :not(.removed)') ?? [])].indexOf(over)
  const button = document.createElement('button')
  Object.assign(button, { name: 'operation', value: `place/${token}/${position}`, hidden: true })
  over.append(button)
  button.click()
}
