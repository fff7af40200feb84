import { type Request, Router } from 'express'
import type pg from 'pg'
import { signedInUserId } from '../../auth/sessions'
import { withTransaction } from '../../db/transaction'
import { answering } from '../../http/answering'
import { bodyOf, filesOf, readRoomyBody } from '../../http/body'
import { ApiError, invalid, notFound } from '../../http/errors'
import { oneTimeKey } from '../../http/form'
import { localeOf } from '../../http/locale'
import { isId, textOf } from '../../http/query'
import { tokenOf } from '../../http/token'
import { takeTurn } from '../../visitors/turns'
import { callerOf } from '../../visitors/visitor'
import { answersOf, faultsIn } from '../answers'
import { fieldOf } from '../field'
import { addAnswer, type DynamicForm, findForm } from './store'

/** `/dynamic-forms/{id}`: a form that is a row, and what is answered to it. */
export function dynamicFormRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/dynamic-forms/:id',
    answering(async (request) => {
      const locale = localeOf(request)
      const form = await formOf(request)
      return {
        id: form.id,
        title: form.title[locale],
        description: form.description[locale],
        thank_you: form.thanks[locale],
        is_closed: form.is_closed,
        fields: form.is_closed ? [] : form.fields.map((field) => fieldOf(field, locale)),
      }
    }),
  )

  router.post(
    '/dynamic-forms/:id',
    readRoomyBody,
    answering(async (request) => {
      const form = await formOf(request)
      if (form.is_closed) throw new ApiError(409, 'This form is closed')
      const body = await bodyOf(request)
      const sent = await filesOf(request)
      const asked = form.fields.filter(({ type, name }) => type === 'file' && sent.has(name))
      const files = new Map(asked.flatMap(({ name }) => [...sent].filter(([field]) => field === name)))
      const answers = answersOf(form.fields, body)
      const faults = faultsIn(form.fields, answers, files)
      if (faults.length > 0) throw invalid(faults)
      const key = oneTimeKey.safeParse(textOf(body, 'idempotency_key') ?? '').data ?? null
      const userId = await signedInUserId(pool, tokenOf(request))
      return withTransaction(pool, async (transaction) => {
        const isNew = await addAnswer(transaction, { formId: form.id, userId, answers, files, key })
        if (isNew) await takeTurn(transaction, 'form', callerOf(request))
        return []
      })
    }),
  )

  return router

  async function formOf(request: Request): Promise<DynamicForm> {
    const id = Number(request.params.id)
    const form = isId(id) ? await findForm(pool, id) : undefined
    if (!form) throw notFound('Form')
    return form
  }
}
