import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { toSubjectId } from '~backend/desk/tables/change-row'
import { toFieldJson } from '~backend/forms/field'
import { listGroups } from '~backend/forms/questionnaires/questions'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { listOperatorActs } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { getText, parseQuery } from '~backend/platform/http/query'
import type { Locale } from '~backend/platform/localized-text'
import { idempotencyKey, optionalId, optionalText, requiredText } from '~contract/endpoints/fields'
import { MAX_EMAIL_LENGTH, MAX_SUBJECT_LENGTH, QUESTIONNAIRE_LISTS } from '~contract/operator-questionnaires'
import type {
  AddedQuestionnaire,
  OperatorQuestionnaire,
  OperatorQuestionnairePage,
} from '~contract/schemas/operator-questionnaires'
import { createQuestionnaire } from './create-questionnaire'
import {
  countByList,
  findQuestionnaireDetails,
  listQuestionnaires,
  listTemplates,
  type QuestionnaireRow,
} from './questionnaire-store'

const NewForm = z.object({
  email: optionalText(MAX_EMAIL_LENGTH),
  template_id: optionalId,
  subject_ka: requiredText(MAX_SUBJECT_LENGTH),
  subject_en: requiredText(MAX_SUBJECT_LENGTH),
  subject_ru: requiredText(MAX_SUBJECT_LENGTH),
  idempotency_key: idempotencyKey,
})

/**
 * `/operator/questionnaires`: questionnaires, their recipients and answers. Questions are a table of the
 * desk.
 */
export function operatorQuestionnaireRoutes(pool: pg.Pool): Router {
  return Router()
    .use(requireOperator)
    .get(
      '/',
      jsonHandler(async (request): Promise<z.input<typeof OperatorQuestionnairePage>> => {
        const query = parseQuery(request)
        const locale = getLocale(request)
        const list = QUESTIONNAIRE_LISTS.find((one) => one === getText(query, 'list')) ?? 'open'
        const page = parsePage(query)
        const [rows, counts, templates] = await Promise.all([
          listQuestionnaires(pool, list, page),
          countByList(pool),
          listTemplates(pool, locale),
        ])
        return {
          data: rows.map((row) => toJson(row, locale)),
          count_by_list: counts,
          templates,
          ...toPaginationJson(page, rows.length, counts[list]),
        }
      }),
    )
    .get(
      '/:id',
      jsonHandler(async (request): Promise<z.input<typeof OperatorQuestionnaire>> => {
        const locale = getLocale(request)
        const found = await findQuestionnaireDetails(pool, getPathId(request) ?? 0)
        if (!found) throw notFound('Questionnaire')
        const subject = { ka: found.subject_ka, en: found.subject_en, ru: found.subject_ru }
        const [groups, acts] = await Promise.all([
          listGroups(pool, found.id, subject),
          listOperatorActs(pool, 'table_row', toSubjectId('questionnaires', found.id)),
        ])
        return {
          ...toJson(found, locale),
          token: found.is_template ? '' : found.token,
          groups: groups.map(({ title, heading = null, questions }) => ({
            title: title[locale],
            heading,
            questions: questions.map(({ field, ...place }) => ({ ...place, ...toFieldJson(field, locale) })),
          })),
          answers: found.answers,
          acts,
        }
      }),
    )
    .post(
      '/',
      readBody,
      jsonHandler(async (request, response): Promise<z.input<typeof AddedQuestionnaire>> => {
        const form = parseForm(NewForm, await parseBody(request))
        const wanted = {
          email: form.email,
          templateId: form.template_id,
          subject: { ka: form.subject_ka, en: form.subject_en, ru: form.subject_ru },
          operatorId: await requireUserId(response),
          idempotencyKey: form.idempotency_key,
        }
        return { id: await inTransaction(pool, (transaction) => createQuestionnaire(transaction, wanted)) }
      }),
    )
}

function toJson(row: QuestionnaireRow, locale: Locale) {
  return {
    id: row.id,
    subject: row[`subject_${locale}`],
    is_template: row.is_template,
    person: row.user_id === null ? null : { id: row.user_id, name: row.person ?? '' },
    created_at: row.created_at,
    is_begun: row.is_begun,
    answered_at: row.answered_at,
  }
}
