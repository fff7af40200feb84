import type { z } from 'zod'
import type { QuestionnaireList } from '~contract/operator-questionnaires'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-questionnaires'
import { toFormField } from './dynamic-forms.server'
import { itemPath } from './item-path'
import { type Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/questionnaires'

type WireRow = z.output<typeof wire.OperatorQuestionnairePage>['data'][number]

const toRow = ({ is_template, created_at, is_begun, answered_at, ...row }: WireRow) => ({
  ...row,
  isTemplate: is_template,
  createdAt: created_at,
  isBegun: is_begun,
  answeredAt: answered_at ?? undefined,
})

const Page = wire.OperatorQuestionnairePage.transform((page) => ({
  questionnaires: page.data.map(toRow),
  countByList: page.count_by_list,
  templates: page.templates,
  lastPage: page.last_page,
}))

export type OperatorQuestionnairePage = z.output<typeof Page>
export type QuestionnaireRow = OperatorQuestionnairePage['questionnaires'][number]

const Details = wire.OperatorQuestionnaire.transform(({ token, groups, answers, acts, ...row }) => ({
  ...toRow(row),
  token,
  groups: groups.map(({ questions, ...group }) => ({
    ...group,
    fields: questions.map(({ id, position, ...field }) => ({ id, position, ...toFormField(field) })),
  })),
  answers,
  acts: acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
}))

export type OperatorQuestionnaire = z.output<typeof Details>

export interface QuestionnaireQuery {
  list: QuestionnaireList
  page: number
}

export function operatorQuestionnairePage({
  list,
  page,
}: QuestionnaireQuery): Call<OperatorQuestionnairePage> {
  const query = new URLSearchParams({ list, page: String(page) })
  return { api: 'main', path: PATH, query, answer: success(Page) }
}

export function operatorQuestionnaireById(id: number): Call<OperatorQuestionnaire> {
  return { api: 'main', ...itemPath(PATH, id), answer: success(Details) }
}

type AddResult = { ok: true; id: number } | Refusal

/** Creates a questionnaire once per key; one without an email is a template. */
export function createQuestionnaire(values: Record<string, string>, key: string): Call<AddResult> {
  return {
    api: 'main',
    method: 'POST',
    path: PATH,
    body: { ...values, idempotency_key: key },
    answer: success(wire.AddedQuestionnaire).transform((added): AddResult => ({ ok: true, ...added })),
    refusals: refusalResponses,
  }
}
