import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { redirectWithFlash } from '~/session/flash.server'
import {
  createQuestionnaire,
  operatorQuestionnaireById,
  operatorQuestionnairePage,
} from '~/upstream/operator-questionnaires.server'
import { requireOperator } from '../require-operator.server'
import { newQuestionnaireForm } from './form'
import { parseQuestionnaireQuery, questionnaireListPath, questionnairePath } from './urls'

export async function loadQuestionnaires({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parseQuestionnaireQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([
    visitor.call(operatorQuestionnairePage(query)),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, questionnaireListPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('questionnaires.title') }
}

export type QuestionnaireListData = Awaited<ReturnType<typeof loadQuestionnaires>>

export async function newQuestionnaireAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  return handleForms(
    args,
    onSubmit(newQuestionnaireForm, async ({ values, idempotencyKey, reject, refuse }) => {
      const answer = await visitor.call(createQuestionnaire(values, idempotencyKey))
      if (answer.ok)
        return redirectWithFlash(
          toLocalizedPath(questionnairePath(answer.id), visitor.language),
          'questionnaire_made',
        )
      const isUnknown = answer.fieldErrors.some(({ field }) => field === 'email')
      return isUnknown ? reject({ email: { key: 'account_unknown' } }) : refuse(answer)
    }),
  )
}

export async function loadDeskQuestionnaire({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const id = requireIdParam(params)
  const questionnaire = await visitor.call(operatorQuestionnaireById(id))
  return { questionnaire, title: questionnaire.subject }
}
