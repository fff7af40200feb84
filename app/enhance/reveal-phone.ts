import { fetchJson } from './shared/fetch-json'
import { toFormParams } from './shared/form-params'
import { publishEvents } from './shared/page-events'

interface ShownPhone {
  number: string
  links: Partial<Record<string, string>>
  events?: object[]
}

let isListening = false

/** Shows the number in place of its button, including buttons that are cloned later. */
export function revealPhoneInPlace(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('submit', onSubmit, true)
}

async function onSubmit(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement
  if (!form.matches('.reveal-phone')) return
  event.preventDefault()
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  const body = toFormParams(new FormData(form))
  const headers = { accept: 'application/json' }
  const shown = await fetchJson<ShownPhone>(form.action, { method: 'POST', headers, body })
  // The page of the refusal explains the reason.
  if (!shown) return form.submit()
  if (shown.events) publishEvents(JSON.stringify(shown.events))
  const subject = body.get('phone_of')
  for (const other of document.querySelectorAll<HTMLFormElement>('.reveal-phone'))
    if (new FormData(other).get('phone_of') === subject) showNumber(other, shown, other === form)
}

function showNumber(form: HTMLFormElement, { number, links }: ShownPhone, isPressed: boolean): void {
  const buttons = form.querySelector('template')?.content.firstElementChild?.cloneNode(true) as HTMLElement
  buttons.id = form.id
  for (const link of buttons.querySelectorAll<HTMLAnchorElement>('[data-contact]')) {
    const href = links[link.dataset.contact ?? '']
    if (href) link.href = href
    else link.remove()
  }
  const place = buttons.querySelector('[data-number]')
  if (place) place.textContent = number.replace(/ /g, '\u00a0')
  form.replaceWith(buttons)
  if (isPressed) buttons.querySelector('a')?.focus()
}
