/** Hearts that could not be changed in place: their form is then sent as it would be without script. */
const refused = new WeakSet<HTMLButtonElement>()

/** Hearts change in place, and so does their number in the header. */
export function changeHeartsInPlace(): void {
  const inPlace = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const heart = event.submitter
    if (!form.matches('[data-hearts]') || !(heart instanceof HTMLButtonElement) || refused.has(heart)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    change(form, heart).catch(() => {
      refused.add(heart)
      form.requestSubmit(heart)
    })
  }
  // Before the one that marks forms as sent.
  addEventListener('submit', inPlace, true)
}

async function change(form: HTMLFormElement, heart: HTMLButtonElement): Promise<void> {
  const keep = heart.name === 'keep'
  const body = new URLSearchParams({ [heart.name]: heart.value })
  show(heart, keep)
  const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body })
  if (answer.ok) return
  show(heart, !keep)
  throw new Error(`status ${answer.status}`)
}

function show(heart: HTMLButtonElement, kept: boolean): void {
  heart.name = kept ? 'drop' : 'keep'
  heart.ariaPressed = String(kept)
  for (const link of document.querySelectorAll('[data-favorites]')) count(link, kept ? 1 : -1)
}

function count(link: Element, change: number): void {
  const dot =
    link.querySelector('.dot') ??
    link.appendChild(Object.assign(document.createElement('span'), { className: 'dot' }))
  const total = Number.parseInt(dot.textContent || '0', 10) + change
  if (total > 0) dot.textContent = String(total)
  else dot.remove()
}
