import { announce } from './shared/announce'
import { readData } from './shared/element-data'
import { fetchJson } from './shared/fetch-json'
import { toFormParams } from './shared/form-params'

const DEBOUNCE_MS = 400

/** While a search is filled in, its button says how many results there are. */
export function showResultCount(form: HTMLFormElement): void {
  const { url } = readData(form, 'url')
  const button = form.querySelector('[data-show]')
  if (!button) return
  const defaultLabel = button.textContent
  let timer: ReturnType<typeof setTimeout>
  let request: AbortController | undefined

  // Search URLs are shared, so empty fields are left out.
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
    if (answer) announce(answer.label)
  }
}
