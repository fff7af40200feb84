import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { whyNotDone } from '../../../http/act-failure.server'
import { readForm, typedIn } from '../../../http/form.server'
import { answerLeft, leaveAnswer } from '../../../http/form-answer.server'
import { isJustSent, noteSent } from '../../../http/just-sent.server'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { readVisitor } from '../../../http/visitor.server'
import { barePath } from '../../../i18n/languages'
import { askForCompany } from '../../../upstream/raters.server'
import { lead } from '../../analytics'
import type { Field } from '../definition'
import { servicePageAt } from '../definitions/all'
import { type FieldMistake, readFields, type Values } from '../order/fields'

const SENT = 'sent'
const FIELDS: readonly Field[] = [
  { name: 'company', kind: 'line', isRequired: true },
  { name: 'phone_number', kind: 'phone', isRequired: true },
]

/** The form as it came back to whoever sent it. */
interface ReturnedCompany {
  intent: 'company'
  values: Values
  mistakes: FieldMistake[]
  isFailed: boolean
}

/** Takes the form for companies: sent, or the same page with everything that was typed. */
export async function actOnCompany(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const page = servicePageAt(barePath(new URL(request.url).pathname))
  if (form.get('intent') !== 'company' || page?.definition.name !== 'rate')
    throw new Response(null, { status: 400 })
  const typed: Values = typedIn(form)
  const comeBack = (init: ResponseInit, mistakes: FieldMistake[], isFailed = false) => {
    leaveAnswer(context, { intent: 'company', values: typed, mistakes, isFailed } satisfies ReturnedCompany)
    return data(null, init)
  }
  const { values, mistakes } = readFields(FIELDS, typed)
  if (mistakes.length > 0) return comeBack({ status: 422 }, mistakes)
  const { company = '', phone_number: phone = '' } = values
  const key = oneTimeKey([typed.form_key, company, phone])
  const notDone = await whyNotDone(
    readVisitor(args).call(askForCompany(company, phone, key)),
    FIELDS.map(({ name }) => name),
  )
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    return comeBack(
      init,
      rejected.map((field) => ({ field, mistake: 'rejected' })),
      failure !== undefined,
    )
  }
  context.dataLayer?.tell(lead('valuation'))
  const url = new URL(request.url)
  url.searchParams.set(SENT, '1')
  const headers = { 'Set-Cookie': noteSent('company') }
  return redirect(`${url.pathname}${url.search}#company`, { status: 303, headers })
}

/** What the form shows on the page of an address. */
export function loadCompany({ request, context }: LoaderFunctionArgs) {
  const left = answerLeft<ReturnedCompany>(context)
  return {
    isSent: new URL(request.url).searchParams.has(SENT) && isJustSent('company', request),
    formKey: randomUUID(),
    returned: left?.intent === 'company' ? left : undefined,
  }
}
