import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { addMessage } from '~backend/messages/add-message'
import { addNotification } from '~backend/notifications/add-notification'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import {
  idempotencyKey,
  internationalPhone,
  optionalId,
  optionalText,
  requiredText,
} from '~contract/endpoints/fields'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const CallRequestForm = z.object({
  name: requiredText(MAX_LINE_LENGTH),
  phone_number: internationalPhone,
  comment: optionalText(MAX_COMMENT_LENGTH),
  /** Broker or developer who should call. Default: the marketplace. */
  company_id: optionalId,
  idempotency_key: idempotencyKey,
})

/** Notification of a company that should call. */
const CALL_REQUESTED = {
  title: { ka: 'დარეკვას გთხოვენ', en: 'Somebody asks you to call', ru: 'Вас просят перезвонить' },
  text: {
    ka: 'თქვენს გვერდზე დარეკვა მოითხოვეს.',
    en: 'A call was requested on your page.',
    ru: 'На вашей странице заказали звонок.',
  },
}

/** `POST /call-request`, idempotent by key. */
export function callRequestRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/call-request',
    readBody,
    visitorHandler(async (request, userId) => {
      const form = parseForm(CallRequestForm, await parseBody(request))
      return inVisitorTransaction(pool, userId, async (transaction) => {
        const { rows } = await transaction.query<Row<'call_requests', 'id'>>(
          `insert into call_requests (user_id, name, phone_number, comment, idempotency_key)
           values ($1, $2, $3, $4, $5) on conflict (idempotency_key) do nothing returning id`,
          [userId, form.name, form.phone_number, form.comment, form.idempotency_key],
        )
        if (rows[0]) {
          await consumeRateLimit(transaction, 'call', getVisitorId(request))
          await notifyCalled(transaction, rows[0].id, form, getLocale(request))
        }
        return []
      })
    }),
  )
}

async function notifyCalled(
  transaction: Db,
  id: number,
  form: z.output<typeof CallRequestForm>,
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
          ...CALL_REQUESTED,
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
