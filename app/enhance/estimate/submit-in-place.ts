import { fetchPart } from '../shared/fetch-part'
import { toFormParams } from '../shared/form-params'
import { keepNewInput } from '../shared/keep-new-input'
import { replacePart } from '../shared/replace-part'
import { createLoadingSpinner } from './loading-spinner'

/**
 * Submits a form by fetch and takes over the fields of the response's form; when the network fails, the
 * browser submits it.
 */
export function submitInPlace(
  form: HTMLFormElement,
  shouldHandle: (submitter: HTMLElement) => boolean,
  onReplaced: () => void,
) {
  let sending: AbortController | undefined
  const spinner = createLoadingSpinner(form.parentElement ?? form)
  // A page from the browser's cache is restored with its spinner.
  addEventListener('pageshow', () => spinner.hide())

  form.addEventListener('submit', (event) => {
    spinner.show()
    if (!event.submitter || !shouldHandle(event.submitter)) return
    event.preventDefault()
    submit(event.submitter as HTMLButtonElement)
  })
  return submit

  async function submit(
    submitter: HTMLButtonElement | null,
    more: Record<string, string> = {},
  ): Promise<void> {
    sending?.abort()
    sending = new AbortController()
    const { signal } = sending
    spinner.show()
    const body = toFormParams(new FormData(form))
    const copyNewInput = keepNewInput(form)
    if (submitter?.name && Object.keys(more).length === 0) body.set(submitter.name, submitter.value)
    for (const [name, value] of Object.entries(more)) body.set(name, value)
    const answer = await fetchPart(form, form.action, { method: 'POST', body, signal })
    if (signal.aborted) return
    spinner.hide()
    if (!answer) {
      shouldHandle = () => false
      form.requestSubmit(submitter)
    } else if (answer.fresh) {
      copyNewInput(answer.fresh)
      replacePart(form, answer.fresh)
      onReplaced()
    }
    // The response is another page: the session has expired, or the rate limit is exceeded.
    else location.assign(answer.url)
  }
}
