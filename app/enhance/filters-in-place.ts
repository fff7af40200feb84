import { fetchPart } from './shared/fetch-part'
import { toFormParams } from './shared/form-params'
import { replacePart } from './shared/replace-part'

let request: AbortController | undefined

/** Applies filters and order as they are chosen: replaces the results and the options of the filters. */
export default function applyFiltersInPlace(form: HTMLFormElement): void {
  form.dataset.inPlace = ''
  form.addEventListener('change', ({ target }) => {
    // A text may mean other filters, which the server shows on a page of its own.
    if ((target as HTMLInputElement).name !== 'q') void applyFilters(form)
  })
  // The visitor may have chosen a filter before this module loaded.
  if (isChosenAnew(form)) void applyFilters(form)
}

function isChosenAnew({ elements }: HTMLFormElement): boolean {
  return [...elements].some((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
      : control instanceof HTMLInputElement && control.checked !== control.defaultChecked,
  )
}

async function applyFilters(form: HTMLFormElement): Promise<void> {
  const results = document.getElementById('results')
  if (!results) return
  request?.abort()
  request = new AbortController()
  const { signal } = request
  const query = toFormParams(new FormData(form))
  for (const [name, value] of [...query]) if (!value) query.delete(name)
  // All filters stay open after a choice; pressing the button closes them.
  if (new URLSearchParams(location.search).has('more')) query.set('more', '1')
  const fetched = await fetchPart(results, `${form.action}?${query}`, { signal })
  // The submit button of the form still works.
  if (!fetched?.fresh || signal.aborted) return
  const { fresh, url } = fetched
  const page = fresh.ownerDocument
  for (const part of document.querySelectorAll('#filters [id^="part-"]')) {
    const freshPart = page.getElementById(part.id)
    if (!freshPart) continue
    replacePart(part, freshPart)
    part.className = freshPart.className
  }
  replacePart(results, fresh)
  document.title = page.title
  history.replaceState(history.state, '', url)
}
