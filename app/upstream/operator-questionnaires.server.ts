import type { z } from 'zod'
import type { QuestionnaireList } from '~contract/desk'
import { operatorQuestionnaireEndpoints } from '~contract/endpoints/desk-tables'
import type * as wire from '~contract/schemas/operator-questionnaires'
import { toFormField } from './dynamic-forms.server'
import { defineAction, defineCall } from './endpoint-call.server'
import type { Refusal } from './refusals'
import type { Call } from './upstream-client.server'

type WireRow = z.output<typeof wire.OperatorQuestionnairePage>['data'][number]

const toRow = ({ is_template, created_at, is_begun, answered_at, ...row }: WireRow) => ({
  ...row,
  isTemplate: is_template,
  createdAt: created_at,
  isBegun: is_begun,
  answeredAt: answered_at ?? undefined,
})

const toPage = (page: z.output<typeof wire.OperatorQuestionnairePage>) => ({
  questionnaires: page.data.map(toRow),
  countByList: page.count_by_list,
  templates: page.templates,
  lastPage: page.last_page,
})

export type OperatorQuestionnairePage = ReturnType<typeof toPage>

export type QuestionnaireRow = OperatorQuestionnairePage['questionnaires'][number]

const toDetails = ({
  token,
  groups,
  answers,
  acts,
  ...row
}: z.output<typeof wire.OperatorQuestionnaire>) => ({
  ...toRow(row),
  token,
  groups: groups.map(({ questions, ...group }) => ({
    ...group,
    fields: questions.map(({ id, position, ...field }) => ({ id, position, ...toFormField(field) })),
  })),
  answers,
  acts: acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
})

export type OperatorQuestionnaire = ReturnType<typeof toDetails>

export interface QuestionnaireQuery {
  list: QuestionnaireList
  page: number
}

const callPage = defineCall(operatorQuestionnaireEndpoints.list, toPage)

const callQuestionnaire = defineCall(operatorQuestionnaireEndpoints.one, toDetails)

const callCreate = defineAction(operatorQuestionnaireEndpoints.create, ({ id }) => ({ id }))

export function operatorQuestionnairePage({
  list,
  page,
}: QuestionnaireQuery): Call<OperatorQuestionnairePage> {
  return callPage({ query: { list, page } })
}

export function operatorQuestionnaireById(id: number): Call<OperatorQuestionnaire> {
  return callQuestionnaire({ params: { id } })
}

type NewFields = Parameters<typeof callCreate>[0]['body']

/** Creates a questionnaire once per key; one without an email is a template. */
export function createQuestionnaire(
  values: Record<string, string>,
  key: string,
): Call<{ ok: true; id: number } | Refusal> {
  return callCreate({ body: { ...values, idempotency_key: key } as NewFields })
}
