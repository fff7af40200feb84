import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { MAX_MESSAGE_LENGTH } from '~contract/contact'
import {
  emailField,
  idempotencyKey,
  internationalPhone,
  REQUIRED,
  requiredText,
} from '~contract/endpoints/fields'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const ContactForm = z
  .object({
    name: requiredText(MAX_LINE_LENGTH),
    email: z.union([z.literal('').default(''), emailField]),
    phone_number: z.union([z.literal('').default(''), internationalPhone]),
    message: requiredText(MAX_MESSAGE_LENGTH),
    idempotency_key: idempotencyKey,
  })
  .refine(({ email, phone_number }) => email || phone_number, { path: ['email'], message: REQUIRED })

/** `POST /contact`, idempotent by key. */
export function contactRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/contact',
    readBody,
    visitorHandler(async (request, userId) => {
      const form = parseForm(ContactForm, await parseBody(request))
      return inVisitorTransaction(pool, userId, async (transaction) => {
        const { rowCount } = await transaction.query(
          `insert into contact_messages (user_id, name, email, phone_number, message, idempotency_key, locale)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (idempotency_key) do nothing`,
          [
            userId,
            form.name,
            form.email,
            form.phone_number,
            form.message,
            form.idempotency_key,
            getLocale(request),
          ],
        )
        if (rowCount) await consumeRateLimit(transaction, 'contact', getVisitorId(request))
        return []
      })
    }),
  )
}
