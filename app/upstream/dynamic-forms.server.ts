import { z } from 'zod'
import * as wire from '~contract/schemas/dynamic-forms'
import { success } from '~contract/schemas/envelope'
import { itemPath } from './item-path'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const DynamicForm = wire.DynamicForm.transform(({ thank_you, is_closed, fields, ...form }) => ({
  ...form,
  fields: fields.map(toFormField),
  thanks: thank_you,
  isClosed: is_closed ?? false,
}))

export type DynamicForm = z.output<typeof DynamicForm>

export function dynamicForm(id: string): Call<DynamicForm> {
  return { api: 'main', ...itemPath('dynamic-forms', id), answer: success(DynamicForm) }
}

interface DynamicFormSubmission {
  id: string
  answers: Record<string, string>
  files: ReadonlyMap<string, File>
  /** Idempotency key, a UUID. */
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
    ...itemPath('dynamic-forms', id),
    body,
    ...actionResultOf(z.unknown()),
  }
}

const Questionnaire = wire.Questionnaire.transform(({ is_answered, groups, ...questionnaire }) => ({
  ...questionnaire,
  groups: groups.map(({ title, fields }) => ({ title, fields: fields.map(toFormField) })),
  isAnswered: is_answered,
}))

export type Questionnaire = z.output<typeof Questionnaire>

export function questionnaire(id: string): Call<Questionnaire> {
  return { api: 'main', ...itemPath('evaluation/questionnaire', id), answer: success(Questionnaire) }
}

interface QuestionnaireAnswers {
  id: string
  answers: Record<string, string>
  /** True to finish the questionnaire; until then answers are a draft. */
  isFinal: boolean
}

export function saveQuestionnaireAnswers({ id, answers, isFinal }: QuestionnaireAnswers): Call<ActionResult> {
  const body = { ...answers, is_final: isFinal ? '1' : '0' }
  const path = itemPath('evaluation/questionnaire', id)
  return { api: 'main', method: 'POST', ...path, body, ...actionResultOf(z.unknown()) }
}

export function toFormField({ required, rules, options, ...field }: z.output<typeof wire.FormFieldRow>) {
  return { ...field, isRequired: Boolean(required), rules: rules ?? '', options: options ?? [] }
}
