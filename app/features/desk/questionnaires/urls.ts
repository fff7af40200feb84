import { toPageParam, withParams } from '~/http/with-params'
import type { QuestionnaireQuery } from '~/upstream/operator-questionnaires.server'
import { QUESTIONNAIRE_LISTS } from '~contract/desk'
import { parsePageNumber } from '~contract/values/page-number'
import { rowPath } from '../tables/urls'

const QUESTIONNAIRES_PATH = '/desk/questionnaires'

export function parseQuestionnaireQuery(query: URLSearchParams): QuestionnaireQuery {
  return {
    list: QUESTIONNAIRE_LISTS.find((list) => list === query.get('list')) ?? 'open',
    page: parsePageNumber(query.get('page')),
  }
}

export function questionnaireListPath({ list, page }: QuestionnaireQuery): string {
  return withParams(QUESTIONNAIRES_PATH, {
    list: list === 'open' ? undefined : list,
    page: toPageParam(page),
  })
}

export const questionnairePath = (id: number) => `${QUESTIONNAIRES_PATH}/${id}`

/** Returns the form of a new question at the end; the operator can change its position. */
export function newQuestionPath(questionnaireId: number, position: number, type: 'heading' | 'text'): string {
  const values = { questionnaire_id: String(questionnaireId), position: String(position), type }
  return `${rowPath('questions', 'new')}?${new URLSearchParams(values)}`
}
