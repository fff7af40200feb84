/** What was pressed and the server has not confirmed: number of the statement → whether to keep it. */
const wanted = new Map<string, boolean>()
/** The request on its way; only one at a time, since a guest's list is one cookie that each answer writes anew. */
let sending: AbortController | undefined
/** After a failure hearts are what they are without script: buttons of a form. */
let plain = false

/** Hearts change in place, and so does their number in the header. */
export function changeHeartsInPlace(): void {
  // Before the one that marks forms as sent.
  addEventListener('submit', press, true)
  // Whoever leaves the page at once has pressed all the same.
  addEventListener('pagehide', () => {
    sending?.abort()
    if (wanted.size > 0) post()
  })
}

function press(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const heart = event.submitter
  if (plain || !form.matches('[data-hearts]') || !(heart instanceof HTMLButtonElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const keep = heart.name === 'keep'
  show(heart, keep)
  wanted.set(heart.value, keep)
  send(form, heart)
}

async function send(form: HTMLFormElement, heart: HTMLButtonElement): Promise<void> {
  if (sending) return
  sending = new AbortController()
  try {
    while (wanted.size > 0) {
      const sent = [...wanted]
      const answer = await post(sending.signal)
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      for (const [id, keep] of sent) if (wanted.get(id) === keep) wanted.delete(id)
    }
  } catch {
    if (sending.signal.aborted) return
    plain = true
    // Back to how it was, and then the press itself, this time by the form.
    show(heart, !wanted.get(heart.value))
    form.requestSubmit(heart)
  } finally {
    sending = undefined
  }
}

function post(signal?: AbortSignal): Promise<Response> {
  const body = new URLSearchParams([...wanted].map(([id, keep]) => [keep ? 'keep' : 'drop', id]))
  const headers = { accept: 'application/json' }
  return fetch('/do/favorite', { method: 'POST', keepalive: true, headers, body, ...(signal && { signal }) })
}

function show(heart: HTMLButtonElement, kept: boolean): void {
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
