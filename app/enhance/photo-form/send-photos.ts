import type { PhotoFailure } from '~contract/statement-photos'
import { sendPhoto } from './send-photo'

/** Files are sent as soon as they are chosen, taken or dropped, one after the other. */
export function sendChosenPhotos(step: HTMLElement): void {
  step.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement
    if (input.type === 'file') input.form?.requestSubmit()
  })
  step.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.enctype !== 'multipart/form-data') return
    // The button that goes on, with what was chosen or without.
    if (event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
    const files = inputs.flatMap(({ files }) => [...(files ?? [])])
    if (files.length === 0) inputs[0]?.click()
    else sendAll(step, form, files)
    // What is chosen meanwhile would be lost with the form.
    for (const input of inputs) input.disabled = files.length > 0
  })
  takeDroppedFiles(step)
}

function takeDroppedFiles(step: HTMLElement): void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
  step.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    step.classList.add('drop-files')
  })
  step.addEventListener('dragleave', () => step.classList.remove('drop-files'))
  step.addEventListener('drop', (event) => {
    step.classList.remove('drop-files')
    if (!hasFiles(event)) return
    event.preventDefault()
    const input = step.querySelector<HTMLInputElement>('input[type=file][multiple]')
    if (!input?.form || input.form.ariaBusy === 'true') return
    input.files = event.dataTransfer?.files ?? null
    input.form.requestSubmit()
  })
}

async function sendAll(step: HTMLElement, form: HTMLFormElement, files: readonly File[]): Promise<void> {
  const { url = '', sending = '', waiting = '', failures = '{}' } = step.dataset
  const reasons: Record<string, string> = JSON.parse(failures)
  const all = files.reduce((sum, { size }) => sum + size, 0)
  const refused: string[] = []
  let before = 0
  let isFull = false
  form.ariaBusy = 'true'
  addEventListener('beforeunload', warnBeforeLeaving)
  const { note, bar } = showProgress(form)
  const showSent = (bytes: number) => {
    bar.value = (before + bytes) / Math.max(all, 1)
    note.textContent = sending.replace('%s', String(Math.round(bar.value * 100)))
  }
  try {
    for (const file of files) {
      const failure: PhotoFailure | undefined = isFull
        ? 'full'
        : await sendPhoto(file, {
            url,
            onProgress: showSent,
            onBreak: (isBroken) => {
              if (isBroken) note.textContent = waiting
            },
          })
      isFull ||= failure === 'full'
      if (failure) refused.push(`${file.name}: ${reasons[failure] ?? failure}`)
      before += file.size
      showSent(0)
    }
    await showSentPhotos(step)
    tellRefused(step, refused)
  } catch {
    removeEventListener('beforeunload', warnBeforeLeaving)
    location.reload()
  } finally {
    removeEventListener('beforeunload', warnBeforeLeaving)
  }
}

const warnBeforeLeaving = (event: Event) => event.preventDefault()

function showProgress(form: HTMLFormElement) {
  const note = document.createElement('p')
  const bar = document.createElement('progress')
  const status = document.createElement('div')
  note.setAttribute('role', 'status')
  status.append(bar, note)
  form.append(status)
  return { note, bar }
}

/** @throws Error for a page without the step, as where somebody is signed out */
async function showSentPhotos(step: HTMLElement): Promise<void> {
  const response = await fetch(location.pathname + location.search)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(step.id)
  if (!fresh) throw new Error('the page has another step')
  step.replaceChildren(...fresh.childNodes)
}

function tellRefused(step: HTMLElement, refused: readonly string[]): void {
  if (refused.length === 0) return
  const list = document.createElement('ul')
  list.className = 'plain-list'
  list.append(
    ...refused.map((text) => {
      const item = document.createElement('li')
      item.textContent = text
      return item
    }),
  )
  const alert = document.createElement('div')
  alert.className = 'flash bad'
  alert.setAttribute('role', 'alert')
  alert.append(list)
  step.querySelector('form')?.append(alert)
}
