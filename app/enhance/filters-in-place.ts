import { fetchPart } from './shared/fetch-part'
import { toFormParams } from './shared/form-params'
import { replacePart } from './shared/replace-part'

let request: AbortController | undefined

/** Dates and guests, which only searches for daily rent have. */
const STAY_PART = 'part-stay'

/** Applies filters and order as they are chosen: replaces the results and the options of the filters. */
export default function applyFiltersInPlace(form: HTMLFormElement): void {
  form.dataset.inPlace = ''
  form.addEventListener('change', ({ target }) => {
    // A text may mean other filters, which the server shows on a page of its own.
    if ((target as HTMLInputElement).name !== 'q' && !isOneDateMissing(form)) void applyFilters(form)
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

/** True while the visitor has chosen one of two dates, which would be an error. */
function isOneDateMissing(form: HTMLFormElement): boolean {
  const dates = [...form.querySelectorAll<HTMLInputElement>('[type=date]')]
  return dates.some(({ value }) => value) && !dates.every(({ value }) => value)
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
  addStayDates(page)
  for (const part of document.querySelectorAll('#filters [id^="part-"]')) {
    const freshPart = page.getElementById(part.id)
    if (part.id === STAY_PART && !freshPart) part.remove()
    if (!freshPart) continue
    replacePart(part, freshPart)
    part.className = freshPart.className
  }
  replacePart(results, fresh)
  document.title = page.title
  history.replaceState(history.state, '', url)
}

/** Adds the dates as soon as the search is for daily rent. */
function addStayDates(page: Document): void {
  const freshPart = page.getElementById(STAY_PART)
  if (!freshPart || document.getElementById(STAY_PART)) return
  document.getElementById('part-deal')?.after(document.importNode(freshPart, true))
}
