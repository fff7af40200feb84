import { publishEvents } from './page-events'

const oppositeActions: Record<string, string> = { keep: 'drop', drop: 'keep', hide: 'show', show: 'hide' }

interface PendingAction {
  button: HTMLButtonElement
  name: string
  id: string
}

/** Presses the server has not confirmed yet, one for each heart and card. */
const pendingActions = new Map<string, PendingAction>()
/** One request at a time: a guest's lists are one cookie that each answer rewrites. */
let request: AbortController | undefined
/** After a failure the buttons submit their forms as without script. */
let isFallback = false

export function enhanceFavoriteButtons(): void {
  // Captures before the listener that marks forms as submitted.
  addEventListener('submit', onSubmit, true)
  // Pending presses are sent when the visitor leaves at once.
  addEventListener('pagehide', () => {
    request?.abort()
    if (pendingActions.size === 0) return
    // The page is gone: there is nobody to show a failure to.
    postPendingActions().catch(() => undefined)
    // A page restored from the back-forward cache must not repeat old presses over newer ones.
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
      // A change the server refuses is submitted as a form, whose page gives the reason.
      const { done, events } = answer.ok ? await answer.json() : {}
      if (!done) throw new Error(`status ${answer.status}`)
      if (events) publishEvents(JSON.stringify(events))
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

/** Row buttons and bulk buttons are submitted by their form. */
function canChangeInPlace(button: HTMLButtonElement): boolean {
  return isFavoriteAction(button.name) ? button.ariaPressed !== null : button.closest('.card') !== null
}

const isFavoriteAction = (name: string) => name === 'keep' || name === 'drop'

function applyAction(button: HTMLButtonElement, name: string): void {
  if (isFavoriteAction(name)) showHeart(button, name === 'keep')
  else toggleCard(button.closest('.card'), name === 'show')
}

function showHeart(heart: HTMLButtonElement, isFavorite: boolean): void {
  const change = Number(isFavorite) - Number(heart.ariaPressed === 'true')
  heart.name = isFavorite ? 'drop' : 'keep'
  heart.ariaPressed = String(isFavorite)
  for (const link of document.querySelectorAll('[data-favorites]')) changeFavoriteCount(link, change)
}

function changeFavoriteCount(link: Element, change: number): void {
  const dot = link.querySelector('.dot') ?? link.appendChild(document.createElement('span'))
  dot.className = 'dot'
  const total = Number.parseInt(dot.textContent || '0', 10) + change
  if (total > 0) dot.textContent = String(total)
  else dot.remove()
}

/** A hidden card is replaced by a placeholder with its name and an undo button, cloned from the page's template. */
function toggleCard(card: Element | null, shown: boolean): void {
  const place = document.querySelector('[data-keeping] .gone')
  const hide = card?.querySelector<HTMLButtonElement>('.hide')
  if (!card || !place || !hide) return
  if (!shown && !card.querySelector('.gone')) {
    const placeholder = card.appendChild(place.cloneNode(true) as Element)
    for (const name of placeholder.querySelectorAll('p, .visually-hidden'))
      name.textContent = card.querySelector('.name')?.textContent ?? ''
    const back = placeholder.querySelector('button')
    if (back) back.value = hide.value
  }
  card.classList.toggle('away', !shown)
  card.querySelector<HTMLElement>(shown ? '.hide' : '.gone button')?.focus()
}
