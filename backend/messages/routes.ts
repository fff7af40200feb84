import express, { Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { notFound, unauthenticated } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { parseQuery } from '~backend/platform/http/query'
import { contactEndpoints, unsubscribeFields } from '~contract/endpoints/contact'
import type { BodyOf } from '~contract/endpoints/endpoint'
import { isOptionalMessage, OPTIONAL_MESSAGE_KINDS } from '~contract/messages'
import { findSettings, saveSettings, unsubscribe } from './settings-store'

export function messageSettingsRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, contactEndpoints.messageSettings, async ({ userId }) => {
    const settings = await findSettings(pool, userId)
    if (!settings) throw unauthenticated()
    return {
      email: settings.email,
      language: settings.locale,
      unwanted: settings.unwanted_kinds?.filter(isOptionalMessage) ?? [],
    }
  })

  mountEndpoint(router, contactEndpoints.saveMessageSettings, async ({ body, userId }) => {
    const settings = {
      locale: body.language || null,
      unwantedKinds: OPTIONAL_MESSAGE_KINDS.filter((kind) => !body.wanted.includes(kind)),
    }
    await inAccountTransaction(pool, userId, (transaction) => saveSettings(transaction, userId, settings))
    return []
  })

  mountEndpoint(router, contactEndpoints.unsubscribe, async ({ body }) => unsubscribeByLink(pool, body))

  return router
}

/** Handles one-click unsubscribing by mail programs (RFC 8058): no cookies, origin or second step. */
export function oneClickRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/unsubscribe',
    express.raw({ type: () => true, limit: '4kb' }),
    jsonHandler((request) => unsubscribeByLink(pool, parseForm(unsubscribeFields, parseQuery(request)))),
  )
}

/** @throws ApiError 404 for an unknown link */
async function unsubscribeByLink(
  pool: pg.Pool,
  { kind, token }: BodyOf<typeof contactEndpoints.unsubscribe>,
) {
  if (!(await unsubscribe(pool, token, kind))) throw notFound('Unsubscribe link')
  return []
}
