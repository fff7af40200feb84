import { readCount, showCount } from './shared/count-dot'
import { fetchJson } from './shared/fetch-json'
import { publishEvents } from './shared/page-events'

const oppositeActions: Record<string, string> = { keep: 'drop', drop: 'keep', hide: 'show', show: 'hide' }

interface PendingAction {
  button: HTMLButtonElement
  name: string
  id: string
}

interface FavoritesAnswer {
  done: boolean
  events?: object[]
}

/** Presses that the server has not confirmed yet, one for each heart and card. */
const pendingActions = new Map<string, PendingAction>()
/** Current request. Only one runs at a time: a guest's lists are one cookie that each response rewrites. */
let request: AbortController | undefined
/** True after a failure: the buttons then submit their forms as without script. */
let isFallback = false

/** Changes favourites and hides cards without loading a page. All these buttons belong to one form. */
export function changeFavoritesInPlace(form: HTMLFormElement): void {
  form.addEventListener('submit', onSubmit)
  // Pending presses are sent when the visitor leaves at once.
  addEventListener('pagehide', () => {
    request?.abort()
    if (pendingActions.size === 0) return
    postPendingActions(null)
    // A page restored from the back-forward cache must not repeat old presses over newer ones.
    pendingActions.clear()
  })
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const button = event.submitter as HTMLButtonElement | null
  if (isFallback || !button || !canChangeInPlace(button)) return
  event.preventDefault()
  const { name, value: id } = button
  pendingActions.set(`${isFavoriteAction(name)} ${id}`, { button, name, id })
  applyAction(form, button, name)
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
      if (!answer?.done) return fallBack(form, request.signal)
      if (answer.events) publishEvents(JSON.stringify(answer.events))
      for (const [key, one] of sent) if (pendingActions.get(key) === one) pendingActions.delete(key)
    }
  } finally {
    request = undefined
  }
}

function fallBack(form: HTMLFormElement, { aborted }: AbortSignal): void {
  if (aborted) return
  isFallback = true
  const fields = [...pendingActions.values()].map(({ button, name, id }) => {
    applyAction(form, button, oppositeActions[name] as string)
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value: id })
    return field
  })
  pendingActions.clear()
  form.append(...fields)
  form.requestSubmit()
  for (const field of fields) field.remove()
}

function postPendingActions(signal: AbortSignal | null): Promise<FavoritesAnswer | undefined> {
  const body = new URLSearchParams([...pendingActions.values()].map(({ name, id }) => [name, id]))
  const headers = { accept: 'application/json' }
  return fetchJson('/do/favorite', { method: 'POST', keepalive: true, headers, body, signal })
}

/** Returns false for row and bulk buttons, which submit their form. */
function canChangeInPlace(button: HTMLButtonElement): boolean {
  return isFavoriteAction(button.name) ? button.ariaPressed !== null : button.closest('.card') !== null
}

const isFavoriteAction = (name: string) => name === 'keep' || name === 'drop'

function applyAction(form: HTMLFormElement, button: HTMLButtonElement, name: string): void {
  if (isFavoriteAction(name)) showHeart(button, name === 'keep')
  else toggleCard(form, button.closest('.card'), name === 'show')
}

function showHeart(heart: HTMLButtonElement, isFavorite: boolean): void {
  const change = Number(isFavorite) - Number(heart.ariaPressed === 'true')
  heart.name = isFavorite ? 'drop' : 'keep'
  heart.ariaPressed = String(isFavorite)
  for (const link of document.querySelectorAll('[data-favorites]')) showCount(link, readCount(link) + change)
}

/**
 * Replaces a hidden card by a placeholder with its name and an undo button, cloned from the form's template.
 */
function toggleCard(form: HTMLFormElement, card: Element | null, shown: boolean): void {
  const place = form.querySelector('.gone')
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
