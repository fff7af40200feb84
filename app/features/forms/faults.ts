import type { TFunction } from 'i18next'
import type forms from '../../../locales/ka/forms.json'
import type { FieldFault } from './rules'

const words: Record<FieldFault['fault'], true> = {
  missing: true,
  number: true,
  digits: true,
  email: true,
  least: true,
  most: true,
  shortest: true,
  longest: true,
  choice: true,
  choice_of: true,
  day: true,
  file_kind: true,
  file_size: true,
}

/** Whether a word stands for something that can be wrong with any field. */
export function isFieldFault(word: string): word is FieldFault['fault'] {
  return Object.hasOwn(words, word)
}

/** A fault of one field, or that the upstream would not take its answer. */
export interface FormFault {
  field: string
  fault: keyof (typeof forms)['faults']
  args?: Record<string, string | number> | undefined
}

/** What is wrong with a field, in a sentence; undefined when nothing is. */
export function faultSentence(
  { name, title }: { name: string; title: string },
  faults: readonly FormFault[],
  t: TFunction<'forms'>,
): string | undefined {
  const found = faults.find(({ field }) => field === name)
  return found && t(`faults.${found.fault}`, { field: title, ...found.args })
}
