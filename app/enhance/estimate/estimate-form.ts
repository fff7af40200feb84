import { parseArea, readArea } from '~contract/values/typed-measure'
import { readData, readNumber } from '../shared/element-data'
import { dragPin } from './drag-pin'
import { submitInPlace } from './submit-in-place'

/** Delay after the last key before suggestions are requested, in milliseconds (from the specification). */
const SUGGEST_DELAY_MS = 500
/** Time without input after which a complete form submits itself, in milliseconds. */
const AUTO_SUBMIT_DELAY_MS = 2_000
/** Display time of a success message, in milliseconds (from the specification). */
const SUCCESS_MESSAGE_MS = 3_000

/** Runs the estimator's steps without page loads and submits the form once it is complete. */
export default function enhanceEstimateForm(root: HTMLElement): void {
  const form = root.querySelector('form')
  const statusLine = root.querySelector<HTMLElement>('[data-estimate-status]')
  if (form && statusLine) enhanceForm(root, form, statusLine)
}

function enhanceForm(root: HTMLElement, form: HTMLFormElement, statusLine: HTMLElement): void {
  const sendingText = readData(statusLine, 'estimateStatus').estimateStatus
  const button = (name: string) => form.querySelector<HTMLButtonElement>(`[data-estimate-${name}]`)
  let typing: ReturnType<typeof setTimeout>
  let waiting: ReturnType<typeof setTimeout>
  /** A prefilled form waits for its button. */
  let hasInput = false

  const submit = submitInPlace(form, (submitter) => !isFinalSubmit(submitter), refresh)
  dragPin(form, (x, y) => submit(form.querySelector('[data-show-pin]'), { x, y }))
  root.dataset.live = ''
  root.addEventListener('input', onInput)
  root.addEventListener('change', onChange)
  for (const event of ['pointerdown', 'keydown'])
    root.addEventListener(event, () => hasInput && scheduleAutoSubmit())
  refresh()
  // An option was chosen before the script loaded, or restored by the browser on reload.
  if ([...root.querySelectorAll<HTMLSelectElement>('select[data-step]')].some(isSelectionChanged))
    submit(button('update'))

  function onInput({ target }: Event): void {
    const field = target as HTMLInputElement
    const { digits, street } = field.dataset
    if (digits !== undefined) field.value = keepDigits(field.value, digits !== '')
    refreshButtons()
    hasInput = true
    scheduleAutoSubmit()
    if (street === undefined) return
    clearTimeout(typing)
    if (field.value.trim().length >= Number(street))
      typing = setTimeout(submit, SUGGEST_DELAY_MS, button('find'))
  }

  function onChange({ target }: Event): void {
    const field = target as HTMLInputElement
    if (field.name === 'has_balcony' && field.value === '0')
      for (const name of ['balconies', 'balcony_area']) getField(form, name).value = ''
    if ('step' in field.dataset) submit(button('update'))
    refreshButtons()
    hasInput = true
    scheduleAutoSubmit()
  }

  function refresh(): void {
    for (const hint of form.querySelectorAll<HTMLElement>('[data-scripted]')) hint.hidden = false
    for (const news of form.querySelectorAll('[data-brief]'))
      setTimeout(() => news.remove(), SUCCESS_MESSAGE_MS)
    refreshButtons()
    // A step may have filled in a missing value, such as the pin.
    if (hasInput) scheduleAutoSubmit()
  }

  function refreshButtons(): void {
    const go = button('go')
    const add = button('add')
    if (go) go.ariaDisabled = String(!isComplete(form))
    if (add)
      add.ariaDisabled = String(
        getField(form, 'new_street_name').value.trim().length < readNumber(add, 'estimateAdd') ||
          !hasPlace(form),
      )
  }

  /** Submits a complete form after a pause in typing, pressing and choosing. */
  function scheduleAutoSubmit(): void {
    clearTimeout(waiting)
    const status = isComplete(form) ? sendingText : ''
    // The same text would be announced again at each key.
    if (statusLine.textContent !== status) statusLine.textContent = status
    if (status === '') return
    waiting = setTimeout(() => isComplete(form) && form.requestSubmit(button('go')), AUTO_SUBMIT_DELAY_MS)
  }
}

function getField(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}

/** Returns true if every list of places has a choice; a city without districts has one list. */
function hasPlace(form: HTMLFormElement): boolean {
  return ['city_id', 'district_id', 'urban_id'].every((name) => getField(form, name)?.value !== '')
}

function isComplete(form: HTMLFormElement): boolean {
  const number = (name: string) => Number(getField(form, name).value)
  const bounded = [...form.querySelectorAll<HTMLInputElement>('[data-min], [data-max]')].every((field) => {
    if (field.closest('.estimate-balcony') && getField(form, 'has_balcony').value !== '1') return true
    return isWithinBounds(field)
  })
  const isPinned = Boolean(getField(form, 'latitude').value && getField(form, 'longitude').value)
  return form.checkValidity() && bounded && isPinned && number('floor') <= number('total_floors')
}

/** Removes all characters but digits at once. The unit of a pasted area is used to convert it to m² first. */
export function keepDigits(text: string, hasDecimals: boolean): string {
  if (!hasDecimals) return text.replace(/\P{Nd}/gu, '')
  const area = readArea(text)
  return 'unit' in area && area.isUnitTyped ? String(area.squareMetres) : text.replace(/[^\p{Nd}.,]/gu, '')
}

/** Parses the number as the server does, which accepts areas with thousands separators. */
export function isWithinBounds({ value, dataset }: Pick<HTMLInputElement, 'value' | 'dataset'>): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = dataset
  return (parseArea(value, Number(max)) ?? -1) >= Number(min)
}

function isSelectionChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  return (
    selectedIndex !==
    Math.max(
      0,
      [...options].findIndex((option) => option.defaultSelected),
    )
  )
}

const isFinalSubmit = (submitter: HTMLElement) => {
  const { name, value } = submitter as HTMLButtonElement
  return name === 'intent' && (value === 'estimate' || value === 'enter')
}
