/**
 * Remembers what a form holds when it is sent. The returned function copies into the response's form what the
 * visitor has entered since: the response shows the values that were sent.
 */
export function keepNewInput(form: Element): (fresh: Element) => void {
  const sent = new Map(listFields(form).map((field) => [field, getState(field)]))
  return (fresh) => {
    const counterparts = listFields(fresh)
    for (const field of listFields(form)) {
      const before = sent.get(field)
      const state = getState(field)
      if (before === undefined || before === state) continue
      const counterpart = counterparts.find((other) => isSameField(field, other))
      if (counterpart) setState(counterpart, state)
    }
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const listFields = (root: Element) => [
  ...root.querySelectorAll<Field>('input:not([type="hidden"], [type="file"]), select, textarea'),
]

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

function isSameField(field: Field, other: Field): boolean {
  if (other.type !== field.type) return false
  if (isTicked(field)) return other.name === field.name && other.value === field.value
  return field.id ? other.id === field.id : field.name !== '' && other.name === field.name
}

const getState = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)

/** Leaves a list alone that no longer has the option. */
function setState(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') (field as HTMLInputElement).checked = state
  else if (!(field instanceof HTMLSelectElement)) field.value = state
  else if ([...field.options].some(({ value }) => value === state)) field.value = state
}
