import { publishEvents } from './page-events'

/** What each button of a card does, and what it does after that. */
const oppositeActions: Record<string, string> = { keep: 'drop', drop: 'keep', hide: 'show', show: 'hide' }

/** A button as it was pressed: `name` is what it meant then. */
interface PendingAction {
  button: HTMLButtonElement
  name: string
  id: string
}

/** What was pressed and the server has not confirmed: one wish for each heart and each card. */
const pendingActions = new Map<string, PendingAction>()
/** The request on its way; only one at a time, since a guest's lists are one cookie that each answer writes anew. */
let request: AbortController | undefined
/** After a failure hearts are what they are without script: buttons of a form. */
let isFallback = false

/** Hearts change in place, and so does their number in the header; cards are hidden and shown again in place. */
export function enhanceFavoriteButtons(): void {
  // Before the one that marks forms as sent.
  addEventListener('submit', onSubmit, true)
  // Whoever leaves the page at once has pressed all the same.
  addEventListener('pagehide', () => {
    request?.abort()
    if (pendingActions.size === 0) return
    // Nobody is there to be told of a failure any more.
    postPendingActions().catch(() => undefined)
    // The browser may show this very page again: an old wish must not undo a newer one made elsewhere.
    pendingActions.clear()
  })
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const button = event.submitter as HTMLButtonElement | null
  if (isFallback || !button || !form.matches('[data-keeping]') || !canChangeInPlace(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { name, value: id } = button
  pendingActions.set(`${isFavoriteAction(name)} ${id}`, { button, name, id })
  applyAction(button, name)
  sendPendingActions(form)
}

async function sendPendingActions(form: HTMLFormElement): Promise<void> {
  if (request) return
  request = new AbortController()
  try {
    while (pendingActions.size > 0) {
      const sent = [...pendingActions]
      const answer = await postPendingActions(request.signal)
      // What cannot be done is told by a page: the form asks for it.
      const { done, told } = answer.ok ? await answer.json() : {}
      if (!done) throw new Error(`status ${answer.status}`)
      if (told) publishEvents(JSON.stringify(told))
      for (const [key, one] of sent) if (pendingActions.get(key) === one) pendingActions.delete(key)
    }
  } catch {
    if (request.signal.aborted) return
    isFallback = true
    submitWithForm(form)
  } finally {
    request = undefined
  }
}

/** Back to how everything was, and then the presses themselves, this time by the form. */
function submitWithForm(form: HTMLFormElement): void {
  const fields = [...pendingActions.values()].map(({ button, name, id }) => {
    applyAction(button, oppositeActions[name] as string)
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value: id })
    return field
  })
  pendingActions.clear()
  form.append(...fields)
  form.requestSubmit()
  for (const field of fields) field.remove()
}

function postPendingActions(signal?: AbortSignal): Promise<Response> {
  const body = new URLSearchParams([...pendingActions.values()].map(({ name, id }) => [name, id]))
  const headers = { accept: 'application/json' }
  return fetch('/do/favorite', { method: 'POST', keepalive: true, headers, body, ...(signal && { signal }) })
}

/** A button of a row, or one for many statements at once, is sent by its form. */
function canChangeInPlace(button: HTMLButtonElement): boolean {
  return isFavoriteAction(button.name) ? button.ariaPressed !== null : button.closest('.card') !== null
}

const isFavoriteAction = (name: string) => name === 'keep' || name === 'drop'

function applyAction(button: HTMLButtonElement, name: string): void {
  if (isFavoriteAction(name)) showHeart(button, name === 'keep')
  else toggleCard(button.closest('.card'), name === 'show')
}

function showHeart(heart: HTMLButtonElement, kept: boolean): void {
  const change = Number(kept) - Number(heart.ariaPressed === 'true')
  heart.name = kept ? 'drop' : 'keep'
  heart.ariaPressed = String(kept)
  for (const link of document.querySelectorAll('[data-favorites]')) changeFavoriteCount(link, change)
}

function changeFavoriteCount(link: Element, change: number): void {
  const dot = link.querySelector('.dot') ?? link.appendChild(document.createElement('span'))
  dot.className = 'dot'
  const total = Number.parseInt(dot.textContent || '0', 10) + change
  if (total > 0) dot.textContent = String(total)
  else dot.remove()
}

/** A hidden card has a place with its name and the way back in it, made after the one that the page carries along. */
function toggleCard(card: Element | null, shown: boolean): void {
  const place = document.querySelector('[data-keeping] .gone')
  const hide = card?.querySelector<HTMLButtonElement>('.hide')
  if (!card || !place || !hide) return
  if (!shown && !card.querySelector('.gone')) {
    const gone = card.appendChild(place.cloneNode(true) as Element)
    for (const name of gone.querySelectorAll('p, .vh'))
      name.textContent = card.querySelector('.name')?.textContent ?? ''
    const back = gone.querySelector('button')
    if (back) back.value = hide.value
  }
  card.classList.toggle('away', !shown)
  card.querySelector<HTMLElement>(shown ? '.hide' : '.gone button')?.focus()
}
