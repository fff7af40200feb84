import { type Request, Router } from 'express'
import type pg from 'pg'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, parseFiles, readUploadBody } from '~backend/platform/http/body'
import { ApiError, notFound, validationError } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getText } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { idempotencyKey } from '~contract/endpoints/fields'
import { isId } from '~contract/values/ids'
import { parseAnswers, validateAnswers } from '../answers'
import { toFieldJson } from '../field'
import { readSentFiles, saveSentFiles } from '../sent-files'
import { addFormAnswers, type DynamicForm, findDynamicForm } from './store'

/**
 * Serves forms defined in the database.
 * @param fileFolder folder of uploaded files
 */
export function dynamicFormRoutes(pool: pg.Pool, fileFolder: string): Router {
  const router = Router()

  router.get(
    '/dynamic-forms/:id',
    jsonHandler(async (request) => {
      const locale = getLocale(request)
      const form = await loadForm(request)
      return {
        id: form.id,
        title: form.title[locale],
        description: form.description[locale],
        thank_you: form.thanks[locale],
        is_closed: !form.is_open,
        fields: form.is_open ? form.fields.map((field) => toFieldJson(field, locale)) : [],
      }
    }),
  )

  router.post(
    '/dynamic-forms/:id',
    readUploadBody,
    visitorHandler(async (request, userId) => {
      const form = await loadForm(request)
      if (!form.is_open) throw new ApiError(409, 'This form is closed')
      const body = await parseBody(request)
      const files = await readSentFiles(form.fields, await parseFiles(request))
      const answers = parseAnswers(form.fields, body)
      const fieldErrors = validateAnswers(form.fields, answers, files)
      if (fieldErrors.length > 0) throw validationError(fieldErrors)
      const key = idempotencyKey.safeParse(getText(body, 'idempotency_key') ?? '').data ?? null
      const visitor = getVisitorId(request)
      await inVisitorTransaction(pool, userId, async (transaction) => {
        const answerId = await addFormAnswers(transaction, { formId: form.id, userId, answers, key })
        if (answerId === undefined) return
        await consumeRateLimit(transaction, 'form', visitor)
        for (const _file of files) await consumeRateLimit(transaction, 'form_file', visitor)
        await saveSentFiles(transaction, fileFolder, answerId, files)
      })
      return []
    }),
  )

  return router

  async function loadForm(request: Request): Promise<DynamicForm> {
    const id = Number(request.params.id)
    const form = isId(id) ? await findDynamicForm(pool, id) : undefined
    if (!form) throw notFound('Form')
    return form
  }
}
