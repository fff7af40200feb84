import { retell } from './retell'

/** What each button of a card does, and what it does after that. */
const opposite: Record<string, string> = { keep: 'drop', drop: 'keep', hide: 'show', show: 'hide' }

/** A button as it was pressed: `name` is what it meant then. */
interface Press {
  button: HTMLButtonElement
  name: string
  id: string
}

/** What was pressed and the server has not confirmed: one wish for each heart and each card. */
const wanted = new Map<string, Press>()
/** The request on its way; only one at a time, since a guest's lists are one cookie that each answer writes anew. */
let sending: AbortController | undefined
/** After a failure hearts are what they are without script: buttons of a form. */
let plain = false

/** Hearts change in place, and so does their number in the header; cards are hidden and shown again in place. */
export function keepInPlace(): void {
  // Before the one that marks forms as sent.
  addEventListener('submit', press, true)
  // Whoever leaves the page at once has pressed all the same.
  addEventListener('pagehide', () => {
    sending?.abort()
    if (wanted.size === 0) return
    // Nobody is there to be told of a failure any more.
    post().catch(() => undefined)
    // The browser may show this very page again: an old wish must not undo a newer one made elsewhere.
    wanted.clear()
  })
}

function press(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const button = event.submitter as HTMLButtonElement | null
  if (plain || !button || !form.matches('[data-keeping]') || !changesInPlace(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { name, value: id } = button
  wanted.set(`${isHeart(name)} ${id}`, { button, name, id })
  show(button, name)
  send(form)
}

async function send(form: HTMLFormElement): Promise<void> {
  if (sending) return
  sending = new AbortController()
  try {
    while (wanted.size > 0) {
      const sent = [...wanted]
      const answer = await post(sending.signal)
      // What cannot be done is told by a page: the form asks for it.
      const { done, told } = answer.ok ? await answer.json() : {}
      if (!done) throw new Error(`status ${answer.status}`)
      if (told) retell(JSON.stringify(told))
      for (const [key, one] of sent) if (wanted.get(key) === one) wanted.delete(key)
    }
  } catch {
    if (sending.signal.aborted) return
    plain = true
    submit(form)
  } finally {
    sending = undefined
  }
}

/** Back to how everything was, and then the presses themselves, this time by the form. */
function submit(form: HTMLFormElement): void {
  const fields = [...wanted.values()].map(({ button, name, id }) => {
    show(button, opposite[name] as string)
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value: id })
    return field
  })
  wanted.clear()
  form.append(...fields)
  form.requestSubmit()
  for (const field of fields) field.remove()
}

function post(signal?: AbortSignal): Promise<Response> {
  const body = new URLSearchParams([...wanted.values()].map(({ name, id }) => [name, id]))
  const headers = { accept: 'application/json' }
  return fetch('/do/favorite', { method: 'POST', keepalive: true, headers, body, ...(signal && { signal }) })
}

/** A button of a row, or one for many statements at once, is sent by its form. */
function changesInPlace(button: HTMLButtonElement): boolean {
  return isHeart(button.name) ? button.ariaPressed !== null : button.closest('.card') !== null
}

const isHeart = (name: string) => name === 'keep' || name === 'drop'

function show(button: HTMLButtonElement, name: string): void {
  if (isHeart(name)) showHeart(button, name === 'keep')
  else showCard(button.closest('.card'), name === 'show')
}

function showHeart(heart: HTMLButtonElement, kept: boolean): void {
  const change = Number(kept) - Number(heart.ariaPressed === 'true')
  heart.name = kept ? 'drop' : 'keep'
  heart.ariaPressed = String(kept)
  for (const link of document.querySelectorAll('[data-favorites]')) count(link, change)
}

function count(link: Element, change: number): void {
  const dot = link.querySelector('.dot') ?? link.appendChild(document.createElement('span'))
  dot.className = 'dot'
  const total = Number.parseInt(dot.textContent || '0', 10) + change
  if (total > 0) dot.textContent = String(total)
  else dot.remove()
}

/** A hidden card has a place with its name and the way back in it, made after the one that the page carries along. */
function showCard(card: Element | null, shown: boolean): void {
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
