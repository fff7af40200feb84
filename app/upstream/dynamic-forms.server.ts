import { z } from 'zod'
import { formEndpoints } from '~contract/endpoints/forms'
import type * as wire from '~contract/schemas/dynamic-forms'
import { createRequest, defineCall } from './endpoint-call.server'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const toDynamicForm = ({ thank_you, is_closed, fields, ...form }: z.output<typeof wire.DynamicForm>) => ({
  ...form,
  fields: fields.map(toFormField),
  thanks: thank_you,
  isClosed: is_closed ?? false,
})

export type DynamicForm = ReturnType<typeof toDynamicForm>

const callForm = defineCall(formEndpoints.form, toDynamicForm)

export function dynamicForm(id: string): Call<DynamicForm> {
  return callForm({ params: { id } })
}

interface DynamicFormSubmission {
  id: string
  answers: Record<string, string>
  files: ReadonlyMap<string, File>
  /** Idempotency key, a UUID. */
  key: string
}

export function sendDynamicForm({ id, answers, files, key }: DynamicFormSubmission): Call<ActionResult> {
  const body = { ...answers, ...Object.fromEntries(files), idempotency_key: key }
  return {
    ...createRequest(formEndpoints.submitForm, { params: { id }, body }),
    ...actionResultOf(z.unknown()),
  }
}

const toQuestionnaire = ({ is_answered, groups, ...questionnaire }: z.output<typeof wire.Questionnaire>) => ({
  ...questionnaire,
  groups: groups.map(({ title, fields }) => ({ title, fields: fields.map(toFormField) })),
  isAnswered: is_answered,
})

export type Questionnaire = ReturnType<typeof toQuestionnaire>

const callQuestionnaire = defineCall(formEndpoints.questionnaire, toQuestionnaire)

export function questionnaire(id: string): Call<Questionnaire> {
  return callQuestionnaire({ params: { id } })
}

interface QuestionnaireAnswers {
  id: string
  answers: Record<string, string>
  /** True to finish the questionnaire; until then answers are a draft. */
  isFinal: boolean
}

export function saveQuestionnaireAnswers({ id, answers, isFinal }: QuestionnaireAnswers): Call<ActionResult> {
  const body = { ...answers, is_final: isFinal ? '1' : '0' }
  return {
    ...createRequest(formEndpoints.answerQuestionnaire, { params: { id }, body }),
    ...actionResultOf(z.unknown()),
  }
}

export function toFormField({ required, rules, options, ...field }: z.output<typeof wire.FormFieldRow>) {
  return { ...field, isRequired: Boolean(required), rules: rules ?? '', options: options ?? [] }
}
