import { type Request, Router } from 'express'
import type pg from 'pg'
import { withTransaction } from '../../db/transaction'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { ApiError, invalid, notFound } from '../../http/errors'
import { localeOf } from '../../http/locale'
import { isOn } from '../../http/query'
import { isUuid } from '../../http/uuid'
import { answersOf, faultsIn } from '../answers'
import { fieldOf } from '../field'
import { findQuestionnaire, keepAnswers, lockQuestionnaire } from './store'

/** `/evaluation/questionnaire/{id}`: questions about a property, for whoever has the link. */
export function questionnaireRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/evaluation/questionnaire/:id',
    answering(async (request) => {
      const locale = localeOf(request)
      const found = await findQuestionnaire(pool, idOf(request))
      if (!found) throw notFound('Questionnaire')
      return {
        id: found.id,
        subject: found.subject[locale],
        groups: found.groups.map(({ title, fields }) => ({
          title: title[locale],
          fields: fields.map((field) => fieldOf(field, locale)),
        })),
        answers: found.answers,
        is_answered: found.is_answered,
      }
    }),
  )

  // A draft keeps what it is sent as it is; with `is_final` everything must be right, and nothing changes afterwards.
  router.post(
    '/evaluation/questionnaire/:id',
    readBody,
    answering(async (request) => {
      const body = await bodyOf(request)
      const isFinal = isOn(body, 'is_final')
      return withTransaction(pool, async (transaction) => {
        const found = await lockQuestionnaire(transaction, idOf(request))
        if (!found) throw notFound('Questionnaire')
        // Sent twice it is answered once.
        if (found.is_answered && isFinal) return []
        if (found.is_answered) throw new ApiError(409, 'This questionnaire is answered')
        const fields = found.groups.flatMap((group) => group.fields)
        const answers = { ...found.answers, ...answersOf(fields, body) }
        const faults = isFinal ? faultsIn(fields, answers) : []
        if (faults.length > 0) throw invalid(faults)
        await keepAnswers(transaction, { id: found.id, answers, isFinal })
        return []
      })
    }),
  )

  return router
}

function idOf(request: Request): string {
  const { id = '' } = request.params
  if (!isUuid(id)) throw notFound('Questionnaire')
  return id
}
