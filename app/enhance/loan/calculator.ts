import { publishPageEvents } from '../page-events'
import { replaceAroundFocus } from './replace-around-focus'

const DEBOUNCE_MS = 350
const MAX_DIGITS = 9

/** Updates the calculator while it is filled in: fetches the page of the new scenario and takes over its parts. */
export function enhanceCalculator(): void {
  const root = document.querySelector<HTMLElement>('[data-loan]')
  if (!root) return
  let timer: ReturnType<typeof setTimeout>
  let asking: AbortController | undefined
  let price = root.querySelector<HTMLInputElement>('[name="loan_price"]')?.value ?? ''
  root.classList.add('live')
  // Fields were changed before this module loaded, or restored by the browser.
  if (isChanged(root)) fetchScenario()

  root.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (!field.closest('form.loan')) return
    if (field.name === 'loan_price') price = limitDigits(field, price)
    syncMirroredField(root, field)
    clearTimeout(timer)
    timer = setTimeout(fetchScenario, DEBOUNCE_MS)
  })
  root.addEventListener('submit', (event) => {
    const pressed = event.submitter as HTMLButtonElement | null
    // Buttons that lead to the request form or a partner submit as usual.
    if (pressed?.name === 'loan_step' || !(event.target as Element).matches('form.loan')) return
    event.preventDefault()
    fetchScenario(pressed)
  })

  async function fetchScenario(pressed?: HTMLButtonElement | null): Promise<void> {
    clearTimeout(timer)
    asking?.abort()
    asking = new AbortController()
    const { signal } = asking
    const form = root?.querySelector<HTMLFormElement>('form.loan')
    if (!root || !form) return
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    if (pressed?.name) query.append(pressed.name, pressed.value)
    try {
      const answer = await fetch(`${form.action}?${query}`, { signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const fresh = page.querySelector<HTMLElement>('[data-loan]')
      if (!fresh) throw new Error(`status ${answer.status}`)
      if (signal.aborted) return
      applyScenario(root, fresh, page)
      publishPageEvents(page)
    } catch {
      // Shows the submit button again.
      if (!signal.aborted) root.classList.remove('live')
    }
  }
}

function applyScenario(root: HTMLElement, fresh: HTMLElement, page: Document): void {
  const openStates = [...root.querySelectorAll('details')].map((fold) => fold.open)
  replaceAroundFocus(root, fresh)
  for (const [place, fold] of [...root.querySelectorAll('details')].entries())
    fold.open = openStates[place] ?? false
  for (const act of root.querySelectorAll<HTMLElement>('[data-act="print"]')) {
    act.hidden = false
    act.onclick = () => print()
  }
  const short = page.querySelector('[data-loan-short]')
  if (short) document.querySelector('[data-loan-short]')?.replaceWith(short)
  if (fresh.dataset.loan) history.replaceState(history.state, '', fresh.dataset.loan)
}

function isChanged(root: HTMLElement): boolean {
  const fields = root.querySelectorAll<HTMLInputElement>('form.loan input:not(.slide)')
  return [...fields].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  )
}

function syncMirroredField(root: HTMLElement, field: HTMLInputElement): void {
  const other = field.dataset.mirrors
    ? document.getElementById(field.dataset.mirrors)
    : root.querySelector(`[data-mirrors="${field.id}"]`)
  if (other) (other as HTMLInputElement).value = field.value
}

/** Rejects a tenth digit by restoring the previous value. */
function limitDigits(field: HTMLInputElement, before: string): string {
  if (field.value.replace(/\D/g, '').length > MAX_DIGITS) field.value = before
  return field.value
}
