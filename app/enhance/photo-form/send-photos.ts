import type { PhotoFailure } from '~contract/statement-photos'
import { sendPhoto } from './send-photo'

/** Status line for screen readers, for which each percent would be too much. */
const spoken = document.createElement('p')

/** Uploads files as soon as they are chosen, taken or dropped, one after the other. */
export function sendChosenPhotos(step: HTMLElement): void {
  spoken.className = 'visually-hidden'
  spoken.role = 'status'
  step.after(spoken)
  step.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement
    if (input.type === 'file') input.form?.requestSubmit()
  })
  step.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const upload = form.querySelector<HTMLElement>('.draft-upload')
    if (event.defaultPrevented || !upload || step.dataset.plain) return
    // Other buttons of the form save captions, move photos, or continue.
    if (event.submitter && !upload.contains(event.submitter)) return
    event.preventDefault()
    if (upload.ariaBusy === 'true') return
    const inputs = [...upload.querySelectorAll<HTMLInputElement>('input[type=file]')]
    const files = inputs.flatMap(({ files }) => [...(files ?? [])])
    if (files.length === 0) inputs[0]?.click()
    else sendAll(step, upload, files)
    // Files chosen meanwhile would be lost with the form.
    for (const input of inputs) input.disabled = files.length > 0
  })
  takeDroppedFiles(step)
  // Files may be chosen before this script has loaded.
  const isChosen = ({ files }: HTMLInputElement) => files !== null && files.length > 0
  const inputs = [...step.querySelectorAll<HTMLInputElement>('input[type=file]')]
  inputs.find(isChosen)?.form?.requestSubmit()
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
    if (!input?.form || input.closest('.draft-upload')?.ariaBusy === 'true') return
    input.files = event.dataTransfer?.files ?? null
    input.form.requestSubmit()
  })
}

async function sendAll(step: HTMLElement, upload: HTMLElement, files: readonly File[]): Promise<void> {
  const { url = '', sending = '', waiting = '', whole = '', failures = '{}' } = step.dataset
  const reasons: Record<string, string> = JSON.parse(failures)
  const all = files.reduce((sum, { size }) => sum + size, 0)
  const refused: string[] = []
  const unsent: File[] = []
  let before = 0
  let isFull = false
  upload.ariaBusy = 'true'
  addEventListener('beforeunload', warnBeforeLeaving)
  const { note, bar } = showProgress(upload)
  const showSent = (bytes: number) => {
    bar.value = (before + bytes) / Math.max(all, 1)
    note.textContent = sending.replace('%s', String(Math.round(bar.value * 100)))
  }
  try {
    for (const file of files) {
      if (unsent.length > 0) {
        unsent.push(file)
        continue
      }
      const failure: PhotoFailure | 'no_parts' | undefined = isFull
        ? 'full'
        : await sendPhoto(file, {
            url,
            onProgress: showSent,
            onBreak: (isBroken) => {
              if (!isBroken) return
              note.textContent = waiting
              spoken.textContent = waiting
            },
          })
      isFull ||= failure === 'full'
      if (failure === 'no_parts') unsent.push(file)
      else if (failure) refused.push(`${file.name}: ${reasons[failure] ?? failure}`)
      before += file.size
      showSent(0)
    }
    await showSentPhotos(step)
    if (unsent.length > 0) chooseForPlainForm(step, unsent)
    tellRefused(step, unsent.length > 0 ? [...refused, whole] : refused)
  } catch {
    removeEventListener('beforeunload', warnBeforeLeaving)
    location.reload()
  } finally {
    removeEventListener('beforeunload', warnBeforeLeaving)
  }
}

/** Puts files back into the form, which the browser then submits with all files in one request. */
function chooseForPlainForm(step: HTMLElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  const input = step.querySelector<HTMLInputElement>('input[type=file]')
  if (input) input.files = transfer.files
  step.dataset.plain = 'true'
}

const warnBeforeLeaving = (event: Event) => event.preventDefault()

function showProgress(upload: HTMLElement) {
  const note = document.createElement('span')
  const bar = document.createElement('progress')
  const status = document.createElement('label')
  status.append(bar, note)
  upload.append(status)
  return { note, bar }
}

/** @throws Error for a page without the upload step, for example after signing out */
async function showSentPhotos(step: HTMLElement): Promise<void> {
  const response = await fetch(location.pathname + location.search)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(step.id)
  if (!fresh) throw new Error('the page has another step')
  const typed = new Map([...step.querySelectorAll<HTMLLIElement>(PHOTOS)].map((row) => [getToken(row), row]))
  for (const row of fresh.querySelectorAll<HTMLLIElement>(PHOTOS)) keepTyped(row, typed.get(getToken(row)))
  const focusedId = step.querySelector(':focus')?.id
  step.replaceChildren(...fresh.childNodes)
  // The input was disabled during the upload and has lost the focus.
  const isLost = document.activeElement?.localName === 'body'
  const target = step.querySelector<HTMLElement>(focusedId ? `#${focusedId}` : 'input[type=file]')
  if (isLost) target?.focus({ preventScroll: true })
  spoken.textContent = step.querySelector('[data-total]')?.textContent ?? ''
}

const PHOTOS = '.draft-photos > li'
const getToken = (row: HTMLLIElement) => row.querySelector<HTMLInputElement>('input[type=hidden]')?.value
const listInputs = (row: HTMLLIElement) =>
  row.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select')

/** Copies typed captions and kinds of photos to the new row. */
function keepTyped(row: HTMLLIElement, before: HTMLLIElement | undefined): void {
  const values = before ? [...listInputs(before)].map(({ value }) => value) : []
  for (const [index, input] of listInputs(row).entries()) input.value = values[index] ?? input.value
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
  step.querySelector('.draft-upload')?.append(alert)
}
