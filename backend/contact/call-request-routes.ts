import { Router } from 'express'
import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { contactEndpoints } from '~contract/endpoints/contact'
import type { BodyOf } from '~contract/endpoints/endpoint'
import { NOTIFICATION_KIND } from '~contract/notifications'

/** `POST /call-request`, idempotent by key. */
export function callRequestRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), contactEndpoints.requestCall, async ({ body, userId, locale, request }) =>
    inVisitorTransaction(pool, userId, async (transaction) => {
      const { rows } = await transaction.query<Row<'call_requests', 'id'>>(
        `insert into call_requests (user_id, name, phone_number, comment, idempotency_key, company_id)
         values ($1, $2, $3, $4, $5, (select id from users where id = $6 and type in ('broker', 'developer')))
         on conflict (idempotency_key) do nothing returning id`,
        [userId, body.name, body.phone_number, body.comment, body.idempotency_key, body.company_id],
      )
      if (rows[0]) {
        await consumeRateLimit(transaction, 'call', getVisitorId(request))
        await notifyCalled(transaction, rows[0].id, body, locale)
      }
      return []
    }),
  )
}

async function notifyCalled(
  transaction: Db,
  id: number,
  form: BodyOf<typeof contactEndpoints.requestCall>,
  locale: Locale,
): Promise<void> {
  const { rows } = await transaction.query<Row<'users', 'id'>>(
    `select id from users where blocked_at is null and case when $1::integer is null then is_operator
                                     else id = $1 and type in ('broker', 'developer') end`,
    [form.company_id],
  )
  for (const { id: userId } of rows) {
    if (form.company_id !== undefined && form.company_id !== null)
      await addNotification(transaction, {
        userId,
        kind: NOTIFICATION_KIND.general,
        details: {
          ...formatNotification('call_requested'),
          name: form.name,
          phone_number: form.phone_number,
          message: form.comment || undefined,
        },
        cause: `call_request:${id}`,
      })
    await addMessage(transaction, {
      kind: 'call_requested',
      to: { userId },
      facts: { name: form.name, phoneNumber: form.phone_number, comment: form.comment },
      locale,
      cause: `call_request:${id}:${userId}`,
    })
  }
}
