/**
 * Submits a form by fetch and replaces it with the answer's form, keeping the focus; when the network fails, the browser submits it.
 * @param getForm returns the current form, which is replaced after each answer
 */
export function submitInPlace(
  getForm: () => HTMLFormElement,
  shouldHandle: (submitter: HTMLElement | null) => boolean,
  onReplaced: () => void,
) {
  let sending: AbortController | undefined

  // Captures before the listener that marks forms as submitted.
  addEventListener(
    'submit',
    (event) => {
      if (event.target !== getForm() || !shouldHandle(event.submitter)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      submit(event.submitter as HTMLButtonElement)
    },
    true,
  )
  return submit

  async function submit(
    submitter: HTMLButtonElement | null,
    more: Record<string, string> = {},
  ): Promise<void> {
    const form = getForm()
    sending?.abort()
    sending = new AbortController()
    const { signal } = sending
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    if (submitter?.name && Object.keys(more).length === 0) body.set(submitter.name, submitter.value)
    for (const [name, value] of Object.entries(more)) body.set(name, value)
    try {
      const answer = await fetch(form.action, { method: 'POST', body, signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const next = page.getElementById(form.id)
      if (signal.aborted) return
      // An answer without the form is another page: session over, or rate limit reached.
      if (!next) location.assign(answer.url)
      else replace(form, next as HTMLFormElement)
    } catch {
      if (signal.aborted) return
      shouldHandle = () => false
      form.requestSubmit(submitter)
    }
  }

  function replace(form: HTMLFormElement, next: HTMLFormElement): void {
    const { activeElement: was } = document
    form.replaceWith(next)
    const now = was?.id ? document.getElementById(was.id) : null
    if (was instanceof HTMLInputElement && now instanceof HTMLInputElement && was.type === 'text') {
      now.value = was.value
      now.focus({ preventScroll: true })
      now.setSelectionRange(was.selectionStart, was.selectionEnd)
    } else now?.focus({ preventScroll: true })
    onReplaced()
  }
}
