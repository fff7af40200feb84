import { readData } from '../shared/element-data'
import { fetchJson } from '../shared/fetch-json'
import { toFormParams } from '../shared/form-params'
import { chooseOption, createSuggestionList, type Suggestion } from './suggestion-list'

type Answer = { suggestions: Suggestion[]; status: string }

const MIN_LETTERS = 2
/** Delay in ms, so that letters typed in one go cause one request. */
const DEBOUNCE_MS = 40

/** Lists suggestions under a field: searches, each with its URL, or values of the field. */
export default function suggestSearches(input: HTMLInputElement): void {
  const { suggestionsUrl, suggestionsLabel } = readData(input, 'suggestionsUrl', 'suggestionsLabel')
  const list = createSuggestionList(input, suggestionsLabel)
  const known = new Map<string, Answer>()
  let timer: ReturnType<typeof setTimeout>
  let request: AbortController | undefined

  input.addEventListener('input', requestSuggestions)
  input.addEventListener('keydown', moveByKey)
  input.addEventListener('blur', close)
  if (document.activeElement === input && input.value !== input.defaultValue) requestSuggestions()

  function requestSuggestions(): void {
    cancelRequest()
    const text = input.value.trim()
    const query = String(toQuery(input, text))
    const answer = known.get(query)
    if ([...text].length < MIN_LETTERS) close()
    else if (answer) show(answer)
    else timer = setTimeout(fetchSuggestions, DEBOUNCE_MS, query)
  }

  async function fetchSuggestions(query: string): Promise<void> {
    request = new AbortController()
    const { signal } = request
    const answer = await fetchJson<Answer>(`${suggestionsUrl}?${query}`, { signal })
    if (signal.aborted) return
    if (answer) known.set(query, answer)
    if (answer && document.activeElement === input) show(answer)
    else close()
  }

  function moveByKey(event: KeyboardEvent): void {
    const active = list.getActive()
    if (event.key === 'Escape' && list.isOpen()) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && list.isOpen() && active) {
      event.preventDefault()
      close()
      chooseOption(input, active)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.isOpen()) list.moveBy(event.key === 'ArrowDown' ? 1 : -1)
      else requestSuggestions()
    }
  }

  function show({ suggestions, status }: Answer): void {
    list.show(suggestions, status)
  }

  function close(): void {
    cancelRequest()
    list.close()
  }

  function cancelRequest(): void {
    clearTimeout(timer)
    request?.abort()
  }
}

/** Adds the other fields of the form on which the suggestions depend. Default: all. */
function toQuery({ form, name, dataset }: HTMLInputElement, text: string): URLSearchParams {
  const fields = form ? new FormData(form) : new FormData()
  const needed = dataset.suggestionsFields?.split(' ')
  for (const field of needed ? [...fields.keys()] : []) if (!needed?.includes(field)) fields.delete(field)
  fields.set(name, text)
  return toFormParams(fields)
}
