import { fetchPart } from './shared/fetch-part'
import { toFormParams } from './shared/form-params'
import { replacePart } from './shared/replace-part'

let request: AbortController | undefined

/** Filters and the order apply as they are chosen: the results are replaced, and what the filters offer. */
export default function applyFiltersInPlace(form: HTMLFormElement): void {
  form.dataset.inPlace = ''
  form.addEventListener('change', ({ target }) => {
    // A text may mean other filters, which the server says on a page of its own.
    if ((target as HTMLInputElement).name !== 'q') void applyFilters(form)
  })
  // While this was loaded, a finger may have been quicker.
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
  // All filters stay open; whoever presses the button has done with them.
  if (new URLSearchParams(location.search).has('more')) query.set('more', '1')
  const fetched = await fetchPart(results, `${form.action}?${query}`, { signal })
  // The button of the form still sends it.
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
