import express, { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { userHandler } from '~backend/platform/auth/authenticate'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound, unauthenticated } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getList, parseQuery, type QueryParams } from '~backend/platform/http/query'
import { LOCALES } from '~backend/platform/localized-text'
import { requiredText } from '~contract/endpoints/fields'
import { isOptionalMessage, OPTIONAL_MESSAGE_KINDS } from '~contract/messages'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { MessageSettings } from '~contract/schemas/messages'
import { isUuid } from '~contract/values/ids'
import { findSettings, saveSettings, unsubscribe } from './settings-store'

const SettingsForm = z.object({
  language: z.enum([...LOCALES, ''], 'must be a language').default(''),
})

const UnsubscribeForm = z.object({
  kind: requiredText(50).refine(isOptionalMessage, 'must be a kind of message'),
  token: requiredText(50).refine(isUuid, 'must be a uuid'),
})

export function messageSettingsRoutes(pool: pg.Pool): Router {
  return Router()
    .get(
      '/users/message-settings',
      userHandler(async (_request, userId): Promise<AnswerOf<typeof MessageSettings>> => {
        const settings = await findSettings(pool, userId)
        if (!settings) throw unauthenticated()
        return {
          email: settings.email,
          language: settings.locale,
          unwanted: settings.unwanted_kinds?.filter(isOptionalMessage) ?? [],
        }
      }),
    )
    .post(
      '/users/message-settings',
      readBody,
      userHandler(async (request, userId) => {
        const body = await parseBody(request)
        const { language } = parseForm(SettingsForm, body)
        const wanted = getList(body, 'wanted')
        const settings = {
          locale: language || null,
          unwantedKinds: OPTIONAL_MESSAGE_KINDS.filter((kind) => !wanted.includes(kind)),
        }
        await inAccountTransaction(pool, userId, (transaction) => saveSettings(transaction, userId, settings))
        return []
      }),
    )
    .post(
      '/messages/unsubscribe',
      readBody,
      jsonHandler(async (request) => unsubscribeByLink(pool, await parseBody(request))),
    )
}

/** Handles one-click unsubscribing by mail programs (RFC 8058): no cookies, origin or second step. */
export function oneClickRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/unsubscribe',
    express.raw({ type: () => true, limit: '4kb' }),
    jsonHandler((request) => unsubscribeByLink(pool, parseQuery(request))),
  )
}

/** @throws ApiError 404 for an unknown link */
async function unsubscribeByLink(pool: pg.Pool, form: QueryParams) {
  const { kind, token } = parseForm(UnsubscribeForm, form)
  if (!(await unsubscribe(pool, token, kind))) throw notFound('Unsubscribe link')
  return []
}
