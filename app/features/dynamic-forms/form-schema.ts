import { z } from 'zod'
import type { ErrorKey, FieldError } from '~/forms/field-error'
import { MAX_FILE_BYTES } from '~contract/form-fields'
import { removeThousandsSeparators } from '~contract/values/amount'
import type { Answers, FormField } from './form-field'
import { validateAnswer } from './validation'

/** Values of fields described by the upstream: several ticks are one text, separated by commas. */
export type FieldValues = Record<string, string | File | undefined>

/** Returns the schema of fields described by the upstream; its errors contain the fields' titles. */
export function schemaOfFields(fields: readonly FormField[]): z.ZodObject<Record<string, FieldSchema>> {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])))
}

/** Returns the schema of unfinished answers, which are saved without validation. */
export function schemaOfUncheckedFields(
  fields: readonly FormField[],
): z.ZodObject<Record<string, FieldSchema>> {
  const answers = fields.filter(({ type }) => type !== 'file')
  return z.object(Object.fromEntries(answers.map(({ name }) => [name, answer().prefault('')])))
}

export function pickAnswers(values: FieldValues): Answers {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function pickFiles(values: FieldValues): Map<string, File> {
  return new Map(Object.entries(values).filter((entry): entry is [string, File] => entry[1] instanceof File))
}

/** Converts answers to the default values of a form. */
export function toDefaultValues(fields: readonly FormField[], answers: Answers) {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type === 'checkbox' ? answers[name]?.split(',') : answers[name]]),
  )
}

type FieldSchema = z.ZodType<string | File | undefined, string | string[] | File | undefined>

const MISSING_KEYS: Partial<Record<FormField['type'], ErrorKey>> = {
  select: 'answer_unchosen',
  radio: 'answer_unchosen',
  checkbox: 'answer_unticked',
}

function schemaOfField(field: FormField): FieldSchema {
  if (field.type === 'file') return field.isRequired ? file(field) : file(field).optional()
  const checked = answer(isNumeric(field) ? normalizeNumber : trim).superRefine((value, { addIssue }) => {
    const error = validateAnswer(field, value)
    if (!error) return
    const key = error.error === 'missing' ? MISSING_KEYS[field.type] : undefined
    addIssue(toIssue({ key: key ?? `answer_${error.error}`, args: error.args }, field))
  })
  return field.isRequired ? checked : checked.prefault('')
}

const trim = (text: string) => text.trim()

const normalizeNumber = (text: string) => removeThousandsSeparators(trim(text))

function answer(normalize = trim) {
  return z.preprocess(
    (sent: string | string[] | undefined) => [sent ?? ''].flat().filter(isText).map(normalize).join(','),
    z.string(),
  )
}

const isNumeric = ({ type, rules }: FormField) =>
  type === 'number' || rules.split('|').some((rule) => rule === 'numeric' || rule === 'integer')

function file(field: FormField) {
  return z
    .transform((sent: File | undefined) => (sent instanceof File && sent.size > 0 ? sent : undefined))
    .superRefine((sent, { addIssue }) => {
      const error = findFileError(field, sent)
      if (error) addIssue(toIssue(error, field))
    })
}

function findFileError({ isRequired }: FormField, sent: File | undefined): FieldError | undefined {
  if (!sent) return isRequired ? { key: 'answer_missing' } : undefined
  // The upstream checks the content: browsers guess the type from the name.
  if (sent.size <= MAX_FILE_BYTES) return undefined
  return { key: 'answer_file_size', args: { megabytes: MAX_FILE_BYTES / 1_000_000 } }
}

function toIssue({ key, args }: FieldError, { title }: FormField) {
  return { code: 'custom' as const, message: key, params: { field: title, ...args } }
}

const isText = (value: unknown): value is string => typeof value === 'string'
