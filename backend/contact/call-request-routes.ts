import { Router } from 'express'
import type pg from 'pg'
import { startCallConversation } from '~backend/conversations/start-call-conversation'
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

/** `POST /call-request`, idempotent by key. A request to a company also starts a conversation with it. */
export function callRequestRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), contactEndpoints.requestCall, async ({ body, userId, locale, request }) =>
    inVisitorTransaction(pool, userId, async (transaction) => {
      const { rows } = await transaction.query<Row<'call_requests', 'id' | 'company_id'>>(
        `insert into call_requests (user_id, name, phone_number, comment, idempotency_key, company_id)
         values ($1, $2, $3, $4, $5, (select id from users where id = $6 and type in ('broker', 'developer')))
         on conflict (idempotency_key) do nothing returning id, company_id`,
        [userId, body.name, body.phone_number, body.comment, body.idempotency_key, body.company_id],
      )
      if (rows[0]) {
        await consumeRateLimit(transaction, 'call', getVisitorId(request))
        await notifyCalled(transaction, rows[0], { form: body, userId, locale })
      }
      return []
    }),
  )
}

interface RequestedCall {
  form: BodyOf<typeof contactEndpoints.requestCall>
  userId: number | undefined
  locale: Locale
}

/** Notifies the company, or all operators. An unknown company is notified of nothing. */
async function notifyCalled(
  transaction: Db,
  { id, company_id: companyId }: Row<'call_requests', 'id' | 'company_id'>,
  { form, userId, locale }: RequestedCall,
): Promise<void> {
  if (form.company_id) {
    const { rows } = await transaction.query<Row<'users', 'id'>>(
      'select id from users where id = $1 and blocked_at is null and closed_at is null',
      [companyId],
    )
    for (const company of rows)
      await notifyCompany(transaction, { id, companyId: company.id }, { form, userId, locale })
    return
  }
  const { rows } = await transaction.query<Row<'users', 'id'>>(
    'select id from users where blocked_at is null and is_operator',
  )
  for (const operator of rows) await emailCall(transaction, id, operator.id, { form, userId, locale })
}

async function notifyCompany(
  transaction: Db,
  { id, companyId }: { id: number; companyId: number },
  call: RequestedCall,
): Promise<void> {
  const { name, phone_number: phone, comment, project_id: projectId } = call.form
  const conversation = await startCallConversation(transaction, {
    companyId,
    projectId: projectId === null ? null : await findProject(transaction, companyId, projectId),
    seeker: { userId: call.userId, name, email: '', phone, locale: call.locale },
    comment,
  })
  const path = `/account/messages/${conversation}`
  await addNotification(transaction, {
    userId: companyId,
    kind: NOTIFICATION_KIND.general,
    details: {
      ...formatNotification('call_requested'),
      name,
      phone_number: phone,
      message: comment || undefined,
      url: path,
    },
    cause: `conversation:${conversation}:call ${id}`,
    setting: 'call_requested',
  })
  await emailCall(transaction, id, companyId, { ...call, ...(call.userId !== undefined && { path }) })
}

/** Returns the id of a project of the company, else null. */
async function findProject(db: Db, companyId: number, projectId: number): Promise<number | null> {
  const { rows } = await db.query<Row<'projects', 'id'>>(
    'select id from projects where id = $1 and developer_id = $2',
    [projectId, companyId],
  )
  return rows[0]?.id ?? null
}

/** @param call with the path of the conversation, if the sender can be answered there */
async function emailCall(
  transaction: Db,
  id: number,
  recipientId: number,
  { form, locale, path }: RequestedCall & { path?: string },
): Promise<void> {
  await addMessage(transaction, {
    kind: 'call_requested',
    to: { userId: recipientId },
    facts: { name: form.name, phoneNumber: form.phone_number, comment: form.comment, path },
    locale,
    cause: `call_request:${id}:${recipientId}`,
  })
}
