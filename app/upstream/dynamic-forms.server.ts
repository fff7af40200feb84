import { z } from 'zod'
import { optionalText, success } from './envelope'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const FIELD_TYPES = [
  ...(['text', 'textarea', 'number', 'tel', 'email'] as const),
  ...(['date', 'select', 'radio', 'checkbox', 'file'] as const),
]

const FormField = z
  .object({
    name: z.string().min(1),
    title: z.string(),
    placeholder: optionalText,
    type: z.enum(FIELD_TYPES).catch('text'),
    required: z.union([z.number(), z.boolean()]).nullish(),
    rules: z
      .string()
      .nullish()
      .transform((rules) => rules ?? ''),
    options: z
      .array(z.object({ value: z.coerce.string(), title: z.string() }))
      .nullish()
      .transform((options) => options ?? []),
  })
  .transform(({ required, ...field }) => ({ ...field, isRequired: Boolean(required) }))

const DynamicForm = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: optionalText,
    thank_you: optionalText,
    is_closed: z.boolean().nullish(),
    fields: z.array(FormField),
  })
  .transform(({ thank_you, is_closed, ...form }) => ({
    ...form,
    thanks: thank_you,
    isClosed: is_closed ?? false,
  }))

export type DynamicForm = z.output<typeof DynamicForm>

/** Fetches a form definition. */
export function dynamicForm(id: string): Call<DynamicForm> {
  return { api: 'main', ...toLoggedPath('dynamic-forms', id), answer: success(DynamicForm) }
}

interface DynamicFormSubmission {
  id: string
  answers: Record<string, string>
  files: ReadonlyMap<string, File>
  /** Idempotency key, a uuid. */
  key: string
}

export function sendDynamicForm({ id, answers, files, key }: DynamicFormSubmission): Call<ActionResult> {
  const body = new FormData()
  for (const [name, answer] of Object.entries(answers)) body.append(name, answer)
  for (const [name, file] of files) body.append(name, file, file.name)
  body.append('idempotency_key', key)
  return {
    api: 'main',
    method: 'POST',
    ...toLoggedPath('dynamic-forms', id),
    body,
    ...actionResultOf(z.unknown()),
  }
}

const Questionnaire = z
  .object({
    id: z.string(),
    subject: z.string(),
    groups: z.array(z.object({ title: z.string(), fields: z.array(FormField) })).min(1),
    answers: z.record(z.string(), z.string()),
    is_answered: z.boolean(),
  })
  .transform(({ is_answered, ...questionnaire }) => ({ ...questionnaire, isAnswered: is_answered }))

export type Questionnaire = z.output<typeof Questionnaire>

export function questionnaire(id: string): Call<Questionnaire> {
  return { api: 'main', ...toLoggedPath('evaluation/questionnaire', id), answer: success(Questionnaire) }
}

/** Saves answers as a draft, or submits them. */
export function saveQuestionnaireAnswers(
  id: string,
  answers: Record<string, string>,
  isFinal: boolean,
): Call<ActionResult> {
  const body = { ...answers, is_final: isFinal ? '1' : '0' }
  const path = toLoggedPath('evaluation/questionnaire', id)
  return { api: 'main', method: 'POST', ...path, body, ...actionResultOf(z.unknown()) }
}

/** Ids are left out of logs: knowing one gives access to the answers. */
function toLoggedPath(family: string, id: string) {
  return { path: `${family}/${encodeURIComponent(id)}`, alias: `${family}/{id}` }
}
