import express, { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound, toFieldError, unauthenticated, validationError } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parseJson } from '~backend/platform/parse-json'
import { isSignedWebhook } from '~backend/platform/webhooks/sign'
import { optionalText } from '~contract/forms/field-schemas'
import { type LoanDecision, MAX_LEAD_TEXT_LENGTH } from '~contract/leads'
import { changeLead } from '../change-lead'

const MAX_ID = 2 ** 31 - 1
const DECISIONS: Record<'approved' | 'declined', LoanDecision> = { approved: 'approve', declined: 'decline' }

/** Incoming type, unlike the type of outgoing webhooks, so that a reflected webhook has no effect. */
const LoanDecided = z.object({
  type: z.literal('loan_request.decided'),
  data: z.object({
    /** Id of the lead, as sent in the webhook. */
    id: z.number().int().positive().max(MAX_ID),
    state: z.enum(['approved', 'declined']),
    /** Text for the applicant. */
    text: optionalText(MAX_LEAD_TEXT_LENGTH),
  }),
})

/**
 * `POST /callbacks/leads`: the bank's decision on a loan, signed like a webhook. Repeated calls count once.
 * @param key undefined if lead webhooks are off; then the endpoint does not exist
 */
export function leadCallbackRoutes(pool: pg.Pool, key: Buffer | undefined): Router {
  return Router().post(
    '/',
    express.raw({ type: () => true, limit: '64kb', inflate: false }),
    jsonHandler(async (request) => {
      const body: unknown = request.body
      if (!key) throw notFound('Callback')
      const id = request.get('webhook-id')
      const timestamp = request.get('webhook-timestamp')
      const signatures = request.get('webhook-signature')
      if (!Buffer.isBuffer(body) || !isSignedWebhook({ id, timestamp, signatures, body }, key))
        throw unauthenticated()
      const { data } = parseDecision(body)
      await inTransaction(pool, (transaction) =>
        changeLead(transaction, {
          leadId: data.id,
          operatorId: null,
          act: DECISIONS[data.state],
          text: data.text,
          locale: getLocale(request),
          idempotencyKey: `webhook:${id}`,
        }),
      )
      return []
    }),
  )
}

function parseDecision(body: Buffer): z.output<typeof LoanDecided> {
  const parsed = LoanDecided.safeParse(parseJson(body.toString('utf8')))
  if (parsed.success) return parsed.data
  const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path.at(-1) ?? 'body')))]
  throw validationError(fields.map((field) => toFieldError(field, 'is wrong')))
}
