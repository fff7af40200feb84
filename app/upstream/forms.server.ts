import { z } from 'zod'
import type { Call } from './door.server'
import { optionalText, success } from './envelope'
import { type ActAnswer, actAnswer } from './refusals'

const KINDS = [
  ...(['text', 'textarea', 'number', 'tel', 'email'] as const),
  ...(['date', 'select', 'radio', 'checkbox', 'file'] as const),
]

const FormField = z
  .object({
    name: z.string().min(1),
    title: z.string(),
    placeholder: optionalText,
    type: z.enum(KINDS).catch('text'),
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

/** A form that the upstream defines. */
export function dynamicForm(id: string): Call<DynamicForm> {
  return { api: 'main', ...pathOf('dynamic-forms', id), answer: success(DynamicForm) }
}

interface SentForm {
  id: string
  answers: Record<string, string>
  files: ReadonlyMap<string, File>
  /** A uuid: sent again with the same, it is the first. */
  key: string
}

/** Sends a form, with its files. */
export function sendDynamicForm({ id, answers, files, key }: SentForm): Call<ActAnswer> {
  const body = new FormData()
  for (const [name, answer] of Object.entries(answers)) body.append(name, answer)
  for (const [name, file] of files) body.append(name, file, file.name)
  body.append('idempotency_key', key)
  return { api: 'main', method: 'POST', ...pathOf('dynamic-forms', id), body, ...actAnswer(z.unknown()) }
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

/** Questions about a property and the answers so far. */
export function questionnaire(id: string): Call<Questionnaire> {
  return { api: 'main', ...pathOf('evaluation/questionnaire', id), answer: success(Questionnaire) }
}

/** Keeps answers of a draft, or all of them for good. */
export function answerQuestionnaire(
  id: string,
  answers: Record<string, string>,
  isFinal: boolean,
): Call<ActAnswer> {
  const body = { ...answers, is_final: isFinal ? '1' : '0' }
  const path = pathOf('evaluation/questionnaire', id)
  return { api: 'main', method: 'POST', ...path, body, ...actAnswer(z.unknown()) }
}

/** Ids stay out of the log: whoever knows one can read the answers. */
function pathOf(family: string, id: string) {
  return { path: `${family}/${encodeURIComponent(id)}`, alias: `${family}/{id}` }
}
