import { FILE_MEDIA_TYPES, MAX_FILE_BYTES } from '~contract/form-fields'
import type { FormFieldError } from './field-errors'
import type { Answers, FormField } from './form-field'
import { validateAnswer } from './validation'

/** An empty checkbox group is an answer too. */
export function parseAnswers(fields: readonly FormField[], form: FormData): Answers {
  const textFields = fields.filter(({ type }) => type !== 'file')
  return Object.fromEntries(
    textFields.map(({ name, type }) => {
      const typed = form.getAll(name).filter((value) => typeof value === 'string')
      return [name, type === 'checkbox' ? typed.join(',') : (typed.at(-1) ?? '')]
    }),
  )
}

export function parseFiles(fields: readonly FormField[], form: FormData): Map<string, File> {
  const chosen = fields.flatMap(({ name, type }): [string, File][] => {
    const file = type === 'file' ? form.get(name) : undefined
    return file instanceof File && file.size > 0 ? [[name, file]] : []
  })
  return new Map(chosen)
}

export function validateAnswers(
  fields: readonly FormField[],
  answers: Answers,
  files: ReadonlyMap<string, File> = new Map(),
): FormFieldError[] {
  return fields.flatMap((field): FormFieldError[] => {
    const isInvalid =
      field.type === 'file'
        ? validateFile(field, files.get(field.name))
        : validateAnswer(field, answers[field.name]?.trim() ?? '')
    return isInvalid ? [{ field: field.name, ...isInvalid }] : []
  })
}

function validateFile(
  { isRequired }: FormField,
  file: File | undefined,
): Omit<FormFieldError, 'field'> | undefined {
  if (!file) return isRequired ? { error: 'missing' } : undefined
  if (file.size > MAX_FILE_BYTES)
    return { error: 'file_size', args: { megabytes: MAX_FILE_BYTES / 1_000_000 } }
  return FILE_MEDIA_TYPES.includes(file.type) ? undefined : { error: 'file_kind' }
}
