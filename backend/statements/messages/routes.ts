import { Router } from 'express'
import type pg from 'pg'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { contactEndpoints } from '~contract/endpoints/contact'
import { getHeading } from '../heading'
import { requireReadableStatement } from '../require-readable'
import { addStatementMessage, type NotifyOwner } from './store'

/** Messages to owners of active statements. */
export function messageRoutes(pool: pg.Pool, notifyOwner: NotifyOwner): Router {
  return mountEndpoint(
    Router(),
    contactEndpoints.writeToOwner,
    async ({ params, body, userId, locale, request }) => {
      const row = await requireReadableStatement(pool, params.id, userId)
      if (row.lifecycle_status !== 'active') throw notFound('Statement')
      const sender = {
        statementId: row.id,
        titles: getHeading(row).titles,
        locale,
        ownerId: row.user_id,
        userId,
        visitor: getVisitorId(request),
      }
      return addStatementMessage(pool, notifyOwner, sender, body)
    },
  )
}
