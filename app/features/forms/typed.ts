import type { FormFault } from './faults'
import { type Answers, FILE_KINDS, type FormField, LARGEST_FILE } from './field'
import { faultOf } from './rules'

/** What was typed into these fields; nothing ticked is an answer too. */
export function answersIn(fields: readonly FormField[], form: FormData): Answers {
  const asked = fields.filter(({ type }) => type !== 'file')
  return Object.fromEntries(
    asked.map(({ name, type }) => {
      const typed = form.getAll(name).filter((value) => typeof value === 'string')
      return [name, type === 'checkbox' ? typed.join(',') : (typed.at(-1) ?? '')]
    }),
  )
}

/** The files that were chosen, by field. */
export function filesIn(fields: readonly FormField[], form: FormData): Map<string, File> {
  const chosen = fields.flatMap(({ name, type }): [string, File][] => {
    const file = type === 'file' ? form.get(name) : undefined
    return file instanceof File && file.size > 0 ? [[name, file]] : []
  })
  return new Map(chosen)
}

/** What is wrong with the answers, in the order of the fields. */
export function faultsIn(
  fields: readonly FormField[],
  answers: Answers,
  files: ReadonlyMap<string, File> = new Map(),
): FormFault[] {
  return fields.flatMap((field): FormFault[] => {
    const wrong =
      field.type === 'file'
        ? fileFault(field, files.get(field.name))
        : faultOf(field, answers[field.name]?.trim() ?? '')
    return wrong ? [{ field: field.name, ...wrong }] : []
  })
}

function fileFault({ isRequired }: FormField, file: File | undefined): Omit<FormFault, 'field'> | undefined {
  if (!file) return isRequired ? { fault: 'missing' } : undefined
  if (file.size > LARGEST_FILE) return { fault: 'file_size', args: { megabytes: LARGEST_FILE / 1_000_000 } }
  return FILE_KINDS.includes(file.type) ? undefined : { fault: 'file_kind' }
}
