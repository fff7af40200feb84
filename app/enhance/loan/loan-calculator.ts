import { parseAmount } from '~contract/values/amount'
import { announce } from '../shared/announce'
import { readData } from '../shared/element-data'
import { fetchPart } from '../shared/fetch-part'
import { toFormParams } from '../shared/form-params'
import { isControlChanged } from '../shared/is-control-changed'
import { keepNewInput } from '../shared/keep-new-input'
import { replacePart } from '../shared/replace-part'

const DEBOUNCE_MS = 350
const MAX_DIGITS = 9

/** Updates the calculator during input: fetches the page of the new scenario and takes over its parts. */
export default function enhanceCalculator(root: HTMLElement): void {
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
    const leads = pressed?.name === 'loan_step' || pressed?.formMethod === 'post'
    if (leads || !(event.target as Element).matches('form.loan')) return
    event.preventDefault()
    fetchScenario(pressed)
  })

  async function fetchScenario(pressed?: HTMLButtonElement | null): Promise<void> {
    clearTimeout(timer)
    asking?.abort()
    asking = new AbortController()
    const { signal } = asking
    const form = root.querySelector<HTMLFormElement>('form.loan')
    if (!form) return
    const query = toFormParams(new FormData(form))
    const copyNewInput = keepNewInput(root)
    if (pressed?.name) query.append(pressed.name, pressed.value)
    const answer = await fetchPart(root, `${form.action}?${query}`, { signal })
    if (signal.aborted) return
    if (answer?.fresh) {
      copyNewInput(answer.fresh)
      showScenario(root, answer.fresh)
    }
    // Shows the submit button again.
    else root.classList.remove('live')
  }
}

function showScenario(root: HTMLElement, fresh: HTMLElement): void {
  const openStates = [...root.querySelectorAll('details')].map((details) => details.open)
  replacePart(root, fresh)
  for (const [index, details] of [...root.querySelectorAll('details')].entries())
    details.open = openStates[index] ?? false
  const [summary, freshSummary] = [root, fresh].map((part) =>
    part.ownerDocument.querySelector('[data-loan-short]'),
  )
  if (freshSummary) {
    summary?.replaceWith(freshSummary)
    announce(freshSummary.textContent ?? '')
  }
  history.replaceState(history.state, '', readData(fresh, 'href').href)
}

function isChanged(root: HTMLElement): boolean {
  return [...root.querySelectorAll('form.loan input:not(.slide)')].some(isControlChanged)
}

function syncMirroredField(root: HTMLElement, field: HTMLInputElement): void {
  const { mirrors } = field.dataset
  const other = root.querySelector<HTMLInputElement>(mirrors ? `#${mirrors}` : `[data-mirrors="${field.id}"]`)
  // A slider would jump to its middle for text that it cannot parse.
  const value = mirrors ? field.value : parseAmount(field.value)?.toString()
  if (other && value !== undefined) other.value = value
}

/** Rejects a tenth digit by restoring the previous value. */
function limitDigits(field: HTMLInputElement, before: string): string {
  if (field.value.replace(/\D/g, '').length > MAX_DIGITS) field.value = before
  return field.value
}
