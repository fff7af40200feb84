/**
 * The page on which photos of a statement are sent: shows how much has arrived, and lets photos be dragged to their place.
 * A script of its own, so that no other page loads a byte of it.
 */
const step = document.getElementById('photo-step')
if (step) {
  step.addEventListener('submit', (event) => sendWithProgress(step, event))
  step.classList.add('can-drag')
  letPhotosBeDragged(step)
}

function sendWithProgress(step: HTMLElement, event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || form.enctype !== 'multipart/form-data') return
  event.preventDefault()
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  const { note, bar } = showProgress(form)
  const request = new XMLHttpRequest()
  request.open('POST', form.action)
  request.responseType = 'document'
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    bar.value = total > 0 ? loaded / total : 0
    note.textContent = (step.dataset.sending ?? '').replace('%s', String(Math.round(bar.value * 100)))
  })
  request.addEventListener('load', () => {
    const fresh = request.responseXML?.getElementById(step.id)
    if (!fresh) return location.reload()
    step.replaceChildren(...fresh.childNodes)
  })
  request.addEventListener('error', () => {
    form.ariaBusy = null
    bar.remove()
    note.textContent = step.dataset.lost ?? ''
  })
  request.send(new FormData(form))
}

function showProgress(form: HTMLFormElement) {
  form.querySelector('[data-upload-progress]')?.remove()
  const note = document.createElement('p')
  const bar = document.createElement('progress')
  const status = document.createElement('div')
  note.setAttribute('role', 'status')
  status.dataset.uploadProgress = ''
  status.append(bar, note)
  form.append(status)
  return { note, bar }
}

const findRow = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLLIElement>('.draft-photos > li') ?? undefined

function letPhotosBeDragged(step: HTMLElement): void {
  let dragged: HTMLLIElement | undefined
  step.addEventListener('dragstart', ({ target }) => {
    dragged = findRow(target)
  })
  step.addEventListener('dragover', (event) => {
    const over = findRow(event.target)
    if (!dragged || !over) return
    event.preventDefault()
    for (const row of step.querySelectorAll('.draft-photos > li'))
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

/** Presses a button that nobody sees, as what was typed in the captions is saved with it. */
function placePhoto(over: HTMLLIElement, token: string): void {
  const position = [...(over.parentElement?.children ?? [])].indexOf(over)
  const button = document.createElement('button')
  Object.assign(button, { name: 'operation', value: `place/${token}/${position}`, hidden: true })
  over.append(button)
  button.click()
}
