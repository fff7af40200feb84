import { Router } from 'express'
import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseFiles } from '~backend/platform/http/body'
import { ApiError, notFound, validationError } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { formEndpoints } from '~contract/endpoints/forms'
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

  mountEndpoint(router, formEndpoints.form, async ({ params, locale }) => {
    const form = await loadForm(params.id)
    return {
      id: form.id,
      title: form.title[locale],
      description: form.description[locale],
      thank_you: form.thanks[locale],
      is_closed: !form.is_open,
      fields: form.is_open ? form.fields.map((field) => toFieldJson(field, locale)) : [],
    }
  })

  mountEndpoint(router, formEndpoints.submitForm, async ({ params, body, form: sent, userId, request }) => {
    const form = await loadForm(params.id)
    if (!form.is_open) throw new ApiError(409, 'This form is closed')
    const files = await readSentFiles(form.fields, await parseFiles(request))
    const answers = parseAnswers(form.fields, sent)
    const fieldErrors = validateAnswers(form.fields, answers, files)
    if (fieldErrors.length > 0) throw validationError(fieldErrors)
    const key = body.idempotency_key
    const visitor = getVisitorId(request)
    await inVisitorTransaction(pool, userId, async (transaction) => {
      const answerId = await addFormAnswers(transaction, { formId: form.id, userId, answers, key })
      if (answerId === undefined) return
      await consumeRateLimit(transaction, 'form', visitor)
      for (const _file of files) await consumeRateLimit(transaction, 'form_file', visitor)
      await saveSentFiles(transaction, fileFolder, answerId, files)
    })
    return []
  })

  return router

  async function loadForm(text: string): Promise<DynamicForm> {
    const id = Number(text)
    const form = isId(id) ? await findDynamicForm(pool, id) : undefined
    if (!form) throw notFound('Form')
    return form
  }
}
