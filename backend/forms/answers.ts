import type { Fault } from '../http/errors'
import type { Query } from '../http/query'
import type { FormField } from './field'
import { faultOf } from './field-rules'

const MOST_LETTERS = 2_000
/** Of one file, in bytes. */
const MOST_BYTES = 5_000_000
const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** The rule that the kind of a field brings along. */
const RULES_OF_TYPES: Partial<Record<FormField['type'], string>> = { number: 'numeric', email: 'email' }

/** By the names of the fields. Several ticks are one answer, parted by commas. */
export type Answers = Record<string, string>

/** What was answered to the fields of a form, and nothing else of what was sent. */
export function answersOf(fields: readonly FormField[], body: Query): Answers {
  const asked = fields.filter(({ name, type }) => type !== 'file' && body.has(name))
  return Object.fromEntries(asked.map((field) => [field.name, answerTo(field, body.get(field.name) ?? [])]))
}

function answerTo({ type }: FormField, values: readonly string[]): string {
  const tidy = values.map((value) => value.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
  if (type !== 'checkbox') return tidy.at(-1) ?? ''
  return [...new Set(tidy.flatMap((value) => value.split(',').filter(Boolean)))].join(',')
}

/** What is wrong with the answers, field by field in their order. */
export function faultsIn(
  fields: readonly FormField[],
  answers: Answers,
  files: ReadonlyMap<string, File> = new Map(),
): Fault[] {
  return fields.flatMap((field) => {
    const wrong =
      field.type === 'file'
        ? fileFault(field, files.get(field.name))
        : answerFault(field, answers[field.name] ?? '')
    return wrong ? [{ field: field.name, message: `The ${field.name} field ${wrong}.` }] : []
  })
}

function answerFault(field: FormField, answer: string): string | undefined {
  const { type, options = [] } = field
  const implied = RULES_OF_TYPES[type]
  const rules = implied ? `${implied}|${field.rules}` : field.rules
  const wrong = answer.length > MOST_LETTERS ? 'is too long' : faultOf({ ...field, rules }, answer)
  if (wrong || answer === '') return wrong
  if (type === 'date') return isDay(answer) ? undefined : 'must be a day'
  if (type === 'checkbox' && options.length === 0) return answer === '1' ? undefined : 'must be 1'
  if (!['select', 'radio', 'checkbox'].includes(type)) return undefined
  const chosen = type === 'checkbox' ? answer.split(',') : [answer]
  const isOffered = chosen.every((value) => options.some((option) => option.value === value))
  return isOffered ? undefined : 'must be one of its options'
}

function fileFault({ required }: FormField, file: File | undefined): string | undefined {
  if (!file) return required ? 'is required' : undefined
  if (file.size > MOST_BYTES) return 'must not be larger than 5 MB'
  return MEDIA_TYPES.includes(file.type) ? undefined : 'must be a PDF or a picture'
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
