import type { FormView } from './form-view.server'

/** Returns the options of a list, those without an automatic estimate last and in a group that says so. */
export function toCoveredOptions({ covered, notCovered }: FormView['cities'], groupLabel: string) {
  const group = { label: groupLabel, options: notCovered.map(toOption) }
  return [...covered.map(toOption), ...(notCovered.length > 0 ? [group] : [])]
}

export function toOption({ id, name }: { id: number; name: string }) {
  return { value: id, label: name }
}
