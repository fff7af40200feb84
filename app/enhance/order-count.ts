import { announce } from './shared/announce'
import { fetchPart } from './shared/fetch-part'
import { toFormParams } from './shared/form-params'
import { isControlChanged } from './shared/is-control-changed'
import { replacePart } from './shared/replace-part'

const DEBOUNCE_MS = 350

/** Updates the price of an order during input, as the count button does, and takes over the summary. */
export default function countOrder(root: HTMLElement): void {
  const summary = root.querySelector<HTMLElement>('#order-price')
  const button = root.querySelector<HTMLButtonElement>('[data-count]')
  const { form } = button ?? {}
  if (!summary || !button || !form) return
  let timer: ReturnType<typeof setTimeout>
  let counting: AbortController | undefined
  button.hidden = true
  form.addEventListener('input', schedule)
  form.addEventListener('submit', () => {
    clearTimeout(timer)
    counting?.abort()
  })
  if ([...form.elements].some(isControlChanged)) schedule()

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(count, DEBOUNCE_MS)
  }

  async function count(): Promise<void> {
    if (!summary || !button || !form) return
    counting?.abort()
    counting = new AbortController()
    const { signal } = counting
    const body = toFormParams(new FormData(form))
    body.set(button.name, button.value)
    const answer = await fetchPart(summary, form.action, { method: 'POST', body, signal })
    if (signal.aborted) return
    // If the request fails, the button still counts.
    button.hidden = answer?.fresh !== undefined
    if (!answer?.fresh) return
    const before = getTotal(summary)
    replacePart(summary, answer.fresh)
    const after = getTotal(summary)
    if (after !== before) announce(after)
  }
}

const getTotal = (summary: HTMLElement) => summary.querySelector('.total')?.textContent ?? ''
