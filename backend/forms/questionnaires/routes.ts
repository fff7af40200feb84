import { type Request, Router } from 'express'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { ApiError, notFound, validationError } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getBoolean } from '~backend/platform/http/query'
import { isUuid } from '~contract/values/ids'
import { parseAnswers, validateAnswers } from '../answers'
import { toFieldJson } from '../field'
import { findQuestionnaire, lockQuestionnaire, saveAnswers } from './store'

export function questionnaireRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/evaluation/questionnaire/:id',
    jsonHandler(async (request) => {
      const locale = getLocale(request)
      const found = await findQuestionnaire(pool, getToken(request))
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
    }),
  )

  // Drafts are saved unvalidated; `is_final` validates and locks the answers.
  router.post(
    '/evaluation/questionnaire/:id',
    readBody,
    jsonHandler(async (request) => {
      const body = await parseBody(request)
      const isFinal = getBoolean(body, 'is_final')
      return inTransaction(pool, async (transaction) => {
        const found = await lockQuestionnaire(transaction, getToken(request))
        if (!found) throw notFound('Questionnaire')
        // A repeated submission is ignored.
        if (found.is_answered && isFinal) return []
        if (found.is_answered) throw new ApiError(409, 'This questionnaire is answered')
        const fields = found.groups.flatMap((group) => group.fields)
        const answers = { ...found.answers, ...parseAnswers(fields, body) }
        const fieldErrors = isFinal ? validateAnswers(fields, answers) : []
        if (fieldErrors.length > 0) throw validationError(fieldErrors)
        await saveAnswers(transaction, { id: found.id, answers, isFinal })
        return []
      })
    }),
  )

  return router
}

function getToken(request: Request): string {
  const { id = '' } = request.params
  if (!isUuid(id)) throw notFound('Questionnaire')
  return id
}
