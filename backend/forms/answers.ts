import type { FieldError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import type { FormField } from './field'
import { findRuleViolation } from './field-rules'

const MAX_ANSWER_LENGTH = 2_000
/** Of one file, in bytes. */
const MAX_FILE_BYTES = 5_000_000
const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** The rule that the kind of a field brings along. */
const IMPLIED_RULES: Partial<Record<FormField['type'], string>> = { number: 'numeric', email: 'email' }

/** By the names of the fields. Several ticks are one answer, parted by commas. */
export type Answers = Record<string, string>

/** What was answered to the fields of a form, and nothing else of what was sent. */
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

/** What is wrong with the answers, field by field in their order. */
export function validateAnswers(
  fields: readonly FormField[],
  answers: Answers,
  files: ReadonlyMap<string, File> = new Map(),
): FieldError[] {
  return fields.flatMap((field) => {
    const problem =
      field.type === 'file'
        ? findFileProblem(field, files.get(field.name))
        : findAnswerProblem(field, answers[field.name] ?? '')
    return problem ? [{ field: field.name, message: `The ${field.name} field ${problem}.` }] : []
  })
}

function findAnswerProblem(field: FormField, answer: string): string | undefined {
  const { type, options = [] } = field
  const implied = IMPLIED_RULES[type]
  const rules = implied ? `${implied}|${field.rules}` : field.rules
  const problem =
    answer.length > MAX_ANSWER_LENGTH ? 'is too long' : findRuleViolation({ ...field, rules }, answer)
  if (problem || answer === '') return problem
  if (type === 'date') return isDate(answer) ? undefined : 'must be a day'
  if (type === 'checkbox' && options.length === 0) return answer === '1' ? undefined : 'must be 1'
  if (!['select', 'radio', 'checkbox'].includes(type)) return undefined
  const chosen = type === 'checkbox' ? answer.split(',') : [answer]
  const isOffered = chosen.every((value) => options.some((option) => option.value === value))
  return isOffered ? undefined : 'must be one of its options'
}

function findFileProblem({ required }: FormField, file: File | undefined): string | undefined {
  if (!file) return required ? 'is required' : undefined
  if (file.size > MAX_FILE_BYTES) return 'must not be larger than 5 MB'
  return MEDIA_TYPES.includes(file.type) ? undefined : 'must be a PDF or a picture'
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
