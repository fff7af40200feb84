import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { signedInUserId } from '../../auth/sessions'
import { withTransaction } from '../../db/transaction'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { mobileNumber, oneTimeKey, optionalText, REQUIRED, readForm, requiredText } from '../../http/form'
import { tokenOf } from '../../http/token'
import { takeTurn } from '../../visitors/turns'
import { callerOf } from '../../visitors/visitor'

const EMAIL = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}|\[[\da-f.:]+\])$/i

const ContactForm = z
  .object({
    name: requiredText(255),
    email: optionalText(255).refine((email) => email === '' || EMAIL.test(email), 'must be an email address'),
    phone_number: z.union([z.literal('').default(''), mobileNumber]),
    message: requiredText(2000),
    idempotency_key: oneTimeKey,
  })
  .refine(({ email, phone_number }) => email || phone_number, { path: ['email'], message: REQUIRED })

/** `POST /contact`: a message to the people of the site. Sent again with the same key, it is the first. */
export function contactRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/contact',
    readBody,
    answering(async (request) => {
      const form = readForm(ContactForm, await bodyOf(request))
      const userId = await signedInUserId(pool, tokenOf(request))
      return withTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          `insert into contact_messages (user_id, name, email, phone_number, message, idempotency_key)
           values ($1, $2, $3, $4, $5, $6) on conflict (idempotency_key) do nothing`,
          [userId, form.name, form.email, form.phone_number, form.message, form.idempotency_key],
        )
        if (rowCount) await takeTurn(transaction, 'contact', callerOf(request))
        return []
      })
    }),
  )
}
