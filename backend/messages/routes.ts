import express, { Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { notFound, unauthenticated } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { parseQuery } from '~backend/platform/http/query'
import { contactEndpoints, unsubscribeFields } from '~contract/endpoints/contact'
import type { BodyOf } from '~contract/endpoints/endpoint'
import {
  isOptionalMessage,
  isOptionalNotification,
  type LinkedMessageKind,
  OPTIONAL_MESSAGE_KINDS,
  OPTIONAL_NOTIFICATIONS,
} from '~contract/messages'
import { disableKind, findSettings, saveSettings } from './settings-store'

/**
 * Ends the emails of a kind to the guest who has a key.
 * @returns false for an unknown key
 */
export type StopGuestEmails = (db: Db, token: string, kind: LinkedMessageKind) => Promise<boolean>

export function messageSettingsRoutes(pool: pg.Pool, stopGuestEmails: StopGuestEmails): Router {
  const router = Router()

  mountEndpoint(router, contactEndpoints.messageSettings, async ({ userId }) => {
    const settings = await findSettings(pool, userId)
    if (!settings) throw unauthenticated()
    return {
      email: settings.email,
      language: settings.locale,
      unwanted: settings.unwanted_kinds?.filter(isOptionalMessage) ?? [],
      hidden: settings.unwanted_notifications?.filter(isOptionalNotification) ?? [],
    }
  })

  mountEndpoint(router, contactEndpoints.saveMessageSettings, async ({ body, userId }) => {
    const settings = {
      locale: body.language || null,
      unwantedKinds: OPTIONAL_MESSAGE_KINDS.filter((kind) => !body.wanted.includes(kind)),
      unwantedNotifications: OPTIONAL_NOTIFICATIONS.filter((kind) => !body.shown.includes(kind)),
    }
    await inAccountTransaction(pool, userId, (transaction) => saveSettings(transaction, userId, settings))
    return []
  })

  mountEndpoint(router, contactEndpoints.unsubscribe, async ({ body }) =>
    unsubscribeByLink(pool, stopGuestEmails, body),
  )

  return router
}

/** Handles one-click unsubscribing by mail programs (RFC 8058): no cookies, origin or second step. */
export function oneClickRoutes(pool: pg.Pool, stopGuestEmails: StopGuestEmails): Router {
  return Router().post(
    '/unsubscribe',
    express.raw({ type: () => true, limit: '4kb' }),
    jsonHandler((request) =>
      unsubscribeByLink(pool, stopGuestEmails, parseForm(unsubscribeFields, parseQuery(request))),
    ),
  )
}

/** @throws ApiError 404 for an unknown link */
async function unsubscribeByLink(
  pool: pg.Pool,
  stopGuestEmails: StopGuestEmails,
  { kind, token }: BodyOf<typeof contactEndpoints.unsubscribe>,
) {
  const isOfUser = isOptionalMessage(kind) && (await disableKind(pool, token, kind))
  const isKnown = isOfUser || (await stopGuestEmails(pool, token, kind))
  if (!isKnown) throw notFound('Unsubscribe link')
  return []
}
