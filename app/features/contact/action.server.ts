import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { leadEvent } from '~/features/analytics'
import { georgianMobile, optionalText, requiredText } from '~/forms/field-schemas.server'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { setFormResult } from '~/forms/form-result.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { submissionError } from '~/forms/submission-error.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { sendContactMessage } from '~/upstream/contact.server'
import { MAX_MESSAGE_LENGTH } from '~contract/contact'
import { isEmail } from '~contract/values/email'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { CONTACT_PATH, type ContactErrorKey, type ContactFormResult } from './form'

const errorKey = (error: ContactErrorKey) => error

const contactSchema = z.object({
  name: requiredText(MAX_LINE_LENGTH, {
    missing: errorKey('name_missing'),
    invalid: errorKey('name_too_long'),
  }),
  email: optionalText(MAX_LINE_LENGTH, errorKey('email_invalid')).refine(
    (email) => email === '' || isEmail(email),
    errorKey('email_invalid'),
  ),
  phone_number: z.union([
    z.string().trim().pipe(z.literal('')),
    georgianMobile({ missing: errorKey('phone_invalid'), invalid: errorKey('phone_invalid') }),
  ]),
  message: requiredText(MAX_MESSAGE_LENGTH, {
    missing: errorKey('message_missing'),
    invalid: errorKey('message_too_long'),
  }),
})

/** Redirects after success; otherwise shows the form again with the values as typed. */
export async function contactAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await parseFormData(request)
  const values = formValues(form)
  const respondWithErrors = (
    init: ResponseInit,
    errors: Pick<ContactFormResult, 'fieldErrors' | 'failure'>,
  ) => {
    setFormResult(context, { values, ...errors } satisfies ContactFormResult)
    return data(null, init)
  }
  const parsed = contactSchema.safeParse({ email: '', phone_number: '', ...values })
  const fieldErrors = parsed.success ? requireReplyContact(parsed.data) : toFieldErrors(parsed.error)
  if (!parsed.success || fieldErrors.length > 0) return respondWithErrors({ status: 422 }, { fieldErrors })
  const { name, email, phone_number: phone, message } = parsed.data
  const contactMessage = { name, email, phone, message }
  const key = createIdempotencyKey([values.form_key, ...Object.values(contactMessage)])
  const visitor = getVisitor(args)
  const sending = visitor.call(sendContactMessage({ ...contactMessage, key }))
  const submissionFailure = await submissionError(sending, Object.keys(contactSchema.shape))
  if (submissionFailure) {
    const { rejectedFields, failure, ...init } = submissionFailure
    return respondWithErrors(init, {
      fieldErrors: rejectedFields.map((field) => ({ field, error: 'rejected' })),
      failure,
    })
  }
  context.dataLayer?.queueEvent(leadEvent('contact'))
  const headers = { 'Set-Cookie': setSentFormCookie('contact') }
  return redirect(toLocalizedPath(`${CONTACT_PATH}?sent=1`, visitor.language), { status: 303, headers })
}

/** At least one of email and phone is required. */
function requireReplyContact({
  email,
  phone_number,
}: z.output<typeof contactSchema>): ContactFormResult['fieldErrors'] {
  return email || phone_number ? [] : [{ field: 'email', error: 'email_or_phone_missing' }]
}

/** The first error of each field, in the order of the form. */
function toFieldErrors({ issues }: z.ZodError): ContactFormResult['fieldErrors'] {
  const found = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return Object.keys(contactSchema.shape).flatMap((field) => {
    const error = found.get(field)
    if (!error) return []
    return [{ field, error: field === 'phone_number' ? 'phone_invalid' : (error as ContactErrorKey) }]
  })
}
