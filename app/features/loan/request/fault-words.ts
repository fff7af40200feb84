import type { TFunction } from 'i18next'
import { isFieldFault } from '../../forms'
import type { RequestFault } from './answer'
import { isUsual, type RequestField } from './fields'

/** What a field is called: the usual ones by us, the others by their bank. */
export function nameOf(
  { name, title }: Pick<RequestField, 'name' | 'title'>,
  t: TFunction<'request'>,
): string {
  return isUsual(name) ? t(`names.${name}`) : (title ?? name)
}

/** What is wrong with a field, in a sentence; undefined when nothing is. */
export function faultWords(
  field: string,
  label: string,
  faults: readonly RequestFault[],
  t: TFunction<'request'>,
): string | undefined {
  const found = faults.find((one) => one.field === field)
  if (!found) return undefined
  const words = { field: label, ...found.args }
  const { fault } = found
  return isFieldFault(fault) ? t(`faults.${fault}`, { ...words, ns: 'forms' }) : t(`faults.${fault}`, words)
}
