import { readData } from './shared/element-data'
import { fetchJson } from './shared/fetch-json'
import { toFormParams } from './shared/form-params'

interface Suggestion {
  name: string
  detail: string
  count: string
  href: string
}

type Answer = { suggestions: Suggestion[]; status: string }

const MIN_LETTERS = 2
/** So that letters typed in one go requestSuggestions once. */
const DEBOUNCE_MS = 40

/** A listbox under a search field: what its text may mean, each a link to the search with it. */
export default function suggestSearches(input: HTMLInputElement): void {
  const { suggestionsUrl, suggestionsLabel } = readData(input, 'suggestionsUrl', 'suggestionsLabel')
  const list = document.createElement('ul')
  const status = document.createElement('p')
  const known = new Map<string, Answer>()
  let timer: ReturnType<typeof setTimeout>
  let request: AbortController | undefined
  let active = -1

  list.id = `${input.id}-list`
  list.className = 'suggestions'
  list.role = 'listbox'
  list.ariaLabel = suggestionsLabel
  list.hidden = true
  status.className = 'visually-hidden'
  status.role = 'status'
  input.after(list, status)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)

  input.addEventListener('input', requestSuggestions)
  input.addEventListener('keydown', moveByKey)
  input.addEventListener('blur', close)
  // The field keeps the focus, so the list stays open until the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) =>
    choose((target as Element).closest<HTMLElement>('[data-href]')),
  )
  if (document.activeElement === input && input.value !== input.defaultValue) requestSuggestions()

  function requestSuggestions(): void {
    clearTimeout(timer)
    request?.abort()
    const text = input.value.trim()
    const answer = known.get(text)
    if ([...text].length < MIN_LETTERS) close()
    else if (answer) show(answer)
    else timer = setTimeout(fetchSuggestions, DEBOUNCE_MS, text)
  }

  async function fetchSuggestions(text: string): Promise<void> {
    request = new AbortController()
    const { signal } = request
    const fields = input.form ? new FormData(input.form) : new FormData()
    fields.set(input.name, text)
    const query = toFormParams(fields)
    const answer = await fetchJson<Answer>(`${suggestionsUrl}?${query}`, { signal })
    if (signal.aborted) return
    if (answer) known.set(text, answer)
    if (answer && document.activeElement === input) show(answer)
    else close()
  }

  function show({ suggestions, status: message }: Answer): void {
    list.replaceChildren(...suggestions.map(createOption))
    status.textContent = message
    activate(-1)
    list.hidden = suggestions.length === 0
    input.ariaExpanded = String(!list.hidden)
  }

  function createOption({ name, detail, count, href }: Suggestion, at: number): HTMLElement {
    const option = document.createElement('li')
    option.id = `${list.id}-${at}`
    option.role = 'option'
    option.dataset.href = href
    for (const [tag, text] of [
      ['b', name],
      ['small', detail],
      ['output', count],
    ] as const) {
      const part = document.createElement(tag === 'output' ? 'span' : tag)
      part.textContent = text
      if (text) option.append(part, ' ')
    }
    return option
  }

  function moveByKey(event: KeyboardEvent): void {
    const { length } = list.children
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) {
      event.preventDefault()
      choose(list.children[active] as HTMLElement)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (list.hidden) requestSuggestions()
      // Between the last and the first is the field itself.
      else activate(((active + 1 + step + length + 1) % (length + 1)) - 1)
    }
  }

  function activate(at: number): void {
    active = at
    for (const [index, option] of [...list.children].entries()) option.ariaSelected = String(index === at)
    const option = list.children[at]
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }

  function choose(option: HTMLElement | null): void {
    if (option?.dataset.href) location.assign(option.dataset.href)
  }

  function close(): void {
    clearTimeout(timer)
    request?.abort()
    list.hidden = true
    input.ariaExpanded = 'false'
    input.removeAttribute('aria-activedescendant')
    active = -1
  }
}
