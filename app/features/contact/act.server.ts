import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { whyNotDone } from '../../http/act-failure.server'
import { EMAIL } from '../../http/email-address'
import { readForm, typedIn } from '../../http/form.server'
import { leaveAnswer } from '../../http/form-answer.server'
import { georgianMobile, optionalText, requiredText } from '../../http/form-fields.server'
import { noteSent } from '../../http/just-sent.server'
import { oneTimeKey } from '../../http/one-time-key.server'
import { readVisitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { sendMessage } from '../../upstream/contact.server'
import { lead } from '../analytics'
import { CONTACT, type ContactMistake, LONGEST_MESSAGE, type ReturnedMessage } from './contact-form'

const word = (mistake: ContactMistake) => mistake

const Fields = z.object({
  name: requiredText(255, { missing: word('name_missing'), wrong: word('name_long') }),
  email: optionalText(255, word('email_wrong')).refine(
    (email) => email === '' || EMAIL.test(email),
    word('email_wrong'),
  ),
  phone_number: z.union([
    z.string().trim().pipe(z.literal('')),
    georgianMobile({ missing: word('phone_wrong'), wrong: word('phone_wrong') }),
  ]),
  message: requiredText(LONGEST_MESSAGE, { missing: word('message_missing'), wrong: word('message_long') }),
})

/** Takes a message: sent, or the same page with everything that was typed. */
export async function actOnContact(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const typed = typedIn(form)
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedMessage, 'mistakes' | 'failure'>) => {
    leaveAnswer(context, { values: typed, ...wrong } satisfies ReturnedMessage)
    return data(null, init)
  }
  const read = Fields.safeParse({ email: '', phone_number: '', ...typed })
  const mistakes = read.success ? mistakesOf(read.data) : mistakesIn(read.error)
  if (!read.success || mistakes.length > 0) return comeBack({ status: 422 }, { mistakes })
  const { name, email, phone_number: phone, message } = read.data
  const key = oneTimeKey([typed.form_key, name, email, phone, message])
  const visitor = readVisitor(args)
  const sending = visitor.call(sendMessage({ name, email, phone, message, key }))
  const notDone = await whyNotDone(sending, Object.keys(Fields.shape))
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    return comeBack(init, { mistakes: rejected.map((field) => ({ field, mistake: 'rejected' })), failure })
  }
  context.dataLayer?.tell(lead('contact'))
  const headers = { 'Set-Cookie': noteSent('contact') }
  return redirect(localizedPath(`${CONTACT}?sent=1`, visitor.language), { status: 303, headers })
}

/** Somewhere to answer to is needed, and which is up to them. */
function mistakesOf({ email, phone_number }: z.output<typeof Fields>): ReturnedMessage['mistakes'] {
  return email || phone_number ? [] : [{ field: 'email', mistake: 'answer_missing' }]
}

/** The first mistake of every field, in the order of the form. */
function mistakesIn({ issues }: z.ZodError): ReturnedMessage['mistakes'] {
  const found = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return Object.keys(Fields.shape).flatMap((field) => {
    const mistake = found.get(field)
    if (!mistake) return []
    return [{ field, mistake: field === 'phone_number' ? 'phone_wrong' : (mistake as ContactMistake) }]
  })
}
