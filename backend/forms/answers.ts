import { toFieldError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import { FILE_MEDIA_TYPES, MAX_FILE_BYTES } from '~contract/form-fields'
import type { FieldError } from '~contract/refusals'
import { findAnswerProblem } from './answer-problem'
import type { FormField } from './field'
import type { SentFile } from './sent-files'

/** Answers by field name; ticked options are joined by commas. */
export type Answers = Record<string, string>

export function parseAnswers(fields: readonly FormField[], body: QueryParams): Answers {
  const answeredFields = fields.filter(({ name, type }) => type !== 'file' && body.has(name))
  return Object.fromEntries(
    answeredFields.map((field) => [field.name, parseAnswer(field, body.get(field.name) ?? [])]),
  )
}

function parseAnswer({ type }: FormField, values: readonly string[]): string {
  const cleaned = values.map((value) => value.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
  if (type !== 'checkbox') return cleaned.at(-1) ?? ''
  return [...new Set(cleaned.flatMap((value) => value.split(',').filter(Boolean)))].join(',')
}

export function validateAnswers(
  fields: readonly FormField[],
  answers: Answers,
  files: ReadonlyMap<string, SentFile> = new Map(),
): FieldError[] {
  return fields.flatMap((field) => {
    const problem =
      field.type === 'file'
        ? findFileProblem(field, files.get(field.name))
        : findAnswerProblem(field, answers[field.name] ?? '')
    return problem ? [toFieldError(field.name, problem)] : []
  })
}

function findFileProblem({ required }: FormField, file: SentFile | undefined): string | undefined {
  if (!file) return required ? 'is required' : undefined
  if (file.content.length > MAX_FILE_BYTES) return 'must not be larger than 5 MB'
  const isKnown = file.type && FILE_MEDIA_TYPES.includes(file.type.mediaType)
  return isKnown ? undefined : 'must be a PDF or a picture'
}
