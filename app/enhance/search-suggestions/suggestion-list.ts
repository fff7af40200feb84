export interface Suggestion {
  name: string
  detail?: string
  count?: string
  /** URL that choosing it opens. Default: the form is sent with the name in the field. */
  href?: string
}

/** Listbox below its field, which keeps the focus: at most one option is active. */
export interface SuggestionList {
  isOpen(): boolean
  /** @param status number of suggestions, for screen readers */
  show(suggestions: readonly Suggestion[], status: string): void
  close(): void
  /** Moves the selection; between the last option and the first is the field itself. */
  moveBy(step: 1 | -1): void
  getActive(): Element | undefined
}

export function createSuggestionList(input: HTMLInputElement, label: string): SuggestionList {
  const { list, status } = insertList(input, label)
  let active = -1
  return {
    isOpen: () => !list.hidden,
    show(suggestions, text) {
      list.replaceChildren(...suggestions.map((each, at) => createOption(`${list.id}-${at}`, each)))
      status.textContent = text
      activate(-1)
      list.hidden = suggestions.length === 0
      input.ariaExpanded = String(!list.hidden)
    },
    close() {
      list.hidden = true
      input.ariaExpanded = 'false'
      activate(-1)
    },
    moveBy(step) {
      const stops = list.children.length + 1
      activate(((active + 1 + step + stops) % stops) - 1)
    },
    getActive: () => list.children[active],
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
}

function insertList(input: HTMLInputElement, label: string) {
  const list = document.createElement('ul')
  const status = document.createElement('p')
  list.id = `${input.id}-list`
  list.className = 'suggestions'
  list.role = 'listbox'
  list.ariaLabel = label
  list.hidden = true
  status.className = 'visually-hidden'
  status.role = 'status'
  input.after(list, status)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)
  // The field keeps the focus, so the list stays open until the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => chooseOption(input, (target as Element).closest('li')))
  return { list, status }
}

function createOption(id: string, { name, detail, count, href = '' }: Suggestion): HTMLElement {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  option.dataset.href = href
  option.dataset.name = name
  for (const [tag, text] of [
    ['b', name],
    ['small', detail],
    ['span', count],
  ] as const) {
    const part = document.createElement(tag)
    if (!text) continue
    part.textContent = text
    option.append(part, ' ')
  }
  return option
}

/** Opens the URL of an option; without one, fills the field in and presses the form's first button. */
export function chooseOption(input: HTMLInputElement, option: Element | null | undefined): void {
  if (!option) return
  const { href, name = '' } = (option as HTMLElement).dataset
  if (href) location.assign(href)
  else {
    input.value = name
    input.form?.requestSubmit(input.form.querySelector<HTMLElement>('button:not([type=button])'))
  }
}
