import { announce } from './shared/announce'
import { readData } from './shared/element-data'
import { fetchJson } from './shared/fetch-json'
import { toFormParams } from './shared/form-params'

const DEBOUNCE_MS = 400

/** Shows the number of results on a button of a search during input; one without another text is hidden. */
export function showResultCount(form: HTMLFormElement): void {
  const { url } = readData(form, 'url')
  const button = form.querySelector<HTMLElement>('[data-show]')
  if (!button) return
  const defaultLabel = button.textContent
  let timer: ReturnType<typeof setTimeout>
  let request: AbortController | undefined

  // Empty fields are omitted, as search URLs are shared.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (!value) formData.delete(name)
  })
  form.addEventListener('input', () => {
    clearTimeout(timer)
    request?.abort()
    timer = setTimeout(fetchCount, DEBOUNCE_MS)
  })

  async function fetchCount(): Promise<void> {
    request = new AbortController()
    const { signal } = request
    const query = toFormParams(new FormData(form))
    const answer = await fetchJson<{ label: string }>(`${url}?${query}`, { signal })
    if (signal.aborted || !button) return
    button.textContent = answer?.label ?? defaultLabel
    button.hidden = button.textContent === ''
    if (answer) announce(answer.label)
  }
}
