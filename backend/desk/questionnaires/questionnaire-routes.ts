import { Router } from 'express'
import type pg from 'pg'
import { toSubjectId } from '~backend/desk/tables/change-row'
import { toFieldJson } from '~backend/forms/field'
import { listGroups } from '~backend/forms/questionnaires/questions'
import { listOperatorActs } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import { operatorQuestionnaireEndpoints } from '~contract/endpoints/desk-tables'
import { parseId } from '~contract/values/ids'
import { createQuestionnaire } from './create-questionnaire'
import {
  countByList,
  findQuestionnaireDetails,
  listQuestionnaires,
  listTemplates,
  type QuestionnaireRow,
} from './questionnaire-store'

/** Questionnaires, their recipients and answers. Questions are a table of the desk. */
export function operatorQuestionnaireRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, operatorQuestionnaireEndpoints.list, async ({ query, locale }) => {
    const list = query.list ?? 'open'
    const page = toPage(query)
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
  })

  mountEndpoint(router, operatorQuestionnaireEndpoints.one, async ({ params, locale }) => {
    const found = await findQuestionnaireDetails(pool, parseId(params.id) ?? 0)
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
  })

  mountEndpoint(router, operatorQuestionnaireEndpoints.create, async ({ body, userId }) => {
    const wanted = {
      email: body.email,
      templateId: body.template_id,
      subject: { ka: body.subject_ka, en: body.subject_en, ru: body.subject_ru },
      operatorId: userId,
      idempotencyKey: body.idempotency_key,
    }
    return { id: await inTransaction(pool, (transaction) => createQuestionnaire(transaction, wanted)) }
  })

  return router
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
