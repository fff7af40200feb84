import { Router } from 'express'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, notFound, validationError } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { formEndpoints } from '~contract/endpoints/forms'
import { isUuid } from '~contract/values/ids'
import { parseAnswers, validateAnswers } from '../answers'
import { toFieldJson } from '../field'
import { findQuestionnaire, lockQuestionnaire, saveAnswers } from './store'

export function questionnaireRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, formEndpoints.questionnaire, async ({ params, locale }) => {
    const found = await findQuestionnaire(pool, requireToken(params.id))
    if (!found) throw notFound('Questionnaire')
    return {
      id: found.token,
      subject: found.subject[locale],
      groups: found.groups.map(({ title, fields }) => ({
        title: title[locale],
        fields: fields.map((field) => toFieldJson(field, locale)),
      })),
      answers: found.answers,
      is_answered: found.is_answered,
    }
  })

  // Drafts are saved unvalidated; `is_final` validates and locks the answers.
  mountEndpoint(router, formEndpoints.answerQuestionnaire, async ({ params, body, form }) => {
    const { is_final: isFinal } = body
    return inTransaction(pool, async (transaction) => {
      const found = await lockQuestionnaire(transaction, requireToken(params.id))
      if (!found) throw notFound('Questionnaire')
      // A repeated submission is ignored.
      if (found.is_answered && isFinal) return []
      if (found.is_answered) throw new ApiError(409, 'This questionnaire is answered')
      const fields = found.groups.flatMap((group) => group.fields)
      const answers = { ...found.answers, ...parseAnswers(fields, form) }
      const fieldErrors = isFinal ? validateAnswers(fields, answers) : []
      if (fieldErrors.length > 0) throw validationError(fieldErrors)
      await saveAnswers(transaction, { id: found.id, answers, isFinal })
      return []
    })
  })

  return router
}

/** @throws ApiError 404 for a malformed token */
function requireToken(id: string): string {
  if (!isUuid(id)) throw notFound('Questionnaire')
  return id
}
