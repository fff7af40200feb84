import { dragPin } from './pin'
import { sendInPlace } from './send-in-place'

/** Whoever still types is not looked for, in milliseconds: the specification's. */
const TYPED_MS = 500
/** After the last field was left, the form says what it is about to do and waits so long. */
const ANNOUNCED_MS = 2_000
/** A message about success goes after the specification's three seconds. */
const BRIEF_MS = 3_000

/** The form of the estimator: its steps without a new page, and the whole sent by itself once it is filled in. */
export function easeEstimate(): void {
  const part = document.querySelector<HTMLElement>('[data-estimate]')
  const said = part?.querySelector<HTMLElement>('[data-estimate-said]')
  if (!part || !said) return
  const formNow = () => part.querySelector('form') as HTMLFormElement
  const button = (name: string) => part.querySelector<HTMLButtonElement>(`[data-estimate-${name}]`)
  let typing: ReturnType<typeof setTimeout>
  let leaving: ReturnType<typeof setTimeout>

  const swap = sendInPlace(formNow, (submitter) => Boolean(submitter && !isFinal(submitter)), refresh)
  dragPin(part, (x, y) => swap(part.querySelector('[data-show-pin]'), { 'pin.x': x, 'pin.y': y }))
  part.dataset.live = ''
  part.addEventListener('input', typed)
  part.addEventListener('change', changed)
  for (const event of ['focusin', 'pointerdown', 'keydown']) part.addEventListener(event, stay)
  part.addEventListener('focusout', maySend)
  refresh()
  // Chosen while the script was still on its way, or kept by the browser over a reload.
  if ([...part.querySelectorAll<HTMLSelectElement>('select[data-step]')].some(isChosenAnew))
    swap(button('update'))

  function typed({ target }: Event): void {
    const field = target as HTMLInputElement
    const { digits, street } = field.dataset
    if (digits !== undefined) field.value = field.value.replace(digits ? /[^\d.,]/g : /\D/g, '')
    refreshButtons()
    if (street === undefined) return
    clearTimeout(typing)
    if (field.value.trim().length >= Number(street)) typing = setTimeout(swap, TYPED_MS, button('find'))
  }

  function changed({ target }: Event): void {
    const field = target as HTMLInputElement
    if (field.name === 'has_balcony' && field.value === '0')
      for (const name of ['balconies', 'balcony_area']) fieldOf(name).value = ''
    if ('step' in field.dataset) swap(button('update'))
    refreshButtons()
  }

  function fieldOf(name: string): HTMLInputElement {
    return formNow().elements.namedItem(name) as HTMLInputElement
  }

  function refresh(): void {
    for (const hint of part?.querySelectorAll<HTMLElement>('[data-scripted]') ?? []) hint.hidden = false
    for (const news of part?.querySelectorAll('[data-brief]') ?? []) setTimeout(() => news.remove(), BRIEF_MS)
    refreshButtons()
  }

  function refreshButtons(): void {
    const go = button('go')
    const add = button('add')
    if (go) go.disabled = !isComplete()
    if (add)
      add.disabled =
        fieldOf('new_street_name').value.trim().length < Number(add.dataset.estimateAdd) || !hasPlace()
  }

  function hasPlace(): boolean {
    return [...formNow().querySelectorAll<HTMLSelectElement>('select[data-step]')].every(({ value }) => value)
  }

  function isComplete(): boolean {
    const form = formNow()
    const number = (name: string) => Number(fieldOf(name).value.replace(',', '.'))
    const bounded = [...form.querySelectorAll<HTMLInputElement>('[data-least], [data-most]')].every(
      (field) => {
        if (field.closest('.est-balcony') && fieldOf('has_balcony').value !== '1') return true
        const { least = 0, most = Number.POSITIVE_INFINITY } = field.dataset
        const value = Number(field.value.replace(',', '.'))
        return field.value !== '' && value >= Number(least) && value <= Number(most)
      },
    )
    const isPinned = Boolean(fieldOf('latitude').value && fieldOf('longitude').value)
    return form.checkValidity() && bounded && isPinned && number('floor') <= number('total_floors')
  }

  /** Nothing is sent while anybody is in a field: they may be about to change it. */
  function stay(): void {
    clearTimeout(leaving)
    if (said) said.textContent = ''
  }

  function maySend(): void {
    clearTimeout(leaving)
    leaving = setTimeout(() => {
      if (part?.contains(document.activeElement) || !isComplete() || !said) return
      said.textContent = said.dataset.estimateSaid ?? ''
      leaving = setTimeout(() => formNow().requestSubmit(button('go')), ANNOUNCED_MS)
    })
  }
}

function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  return (
    selectedIndex !==
    Math.max(
      0,
      [...options].findIndex((option) => option.defaultSelected),
    )
  )
}

const isFinal = (submitter: HTMLElement) => {
  const { name, value } = submitter as HTMLButtonElement
  return name === 'intent' && (value === 'estimate' || value === 'enter')
}
