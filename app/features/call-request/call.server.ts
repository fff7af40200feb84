import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { whyNotDone } from '../../http/act-failure.server'
import { readForm } from '../../http/form.server'
import { answerLeft, leaveAnswer } from '../../http/form-answer.server'
import { georgianMobile, optionalText, requiredText } from '../../http/form-fields.server'
import { oneTimeKey } from '../../http/one-time-key.server'
import { without } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'
import { requestCall } from '../../upstream/call-requests.server'
import { CALL, callAddress } from './call-address'
import { type CallDialogData, type CallMistake, LONGEST_COMMENT, type ReturnedCall } from './call-form'

const word = (mistake: CallMistake) => mistake

const CallForm = z.object({
  name: requiredText(255, { missing: word('name_missing'), wrong: word('name_long') }),
  phone_number: georgianMobile({ missing: word('phone_missing'), wrong: word('phone_wrong') }),
  comment: optionalText(LONGEST_COMMENT, word('comment_long')),
})

/** Takes the form of the dialog: sent, or the same page with everything that was typed. */
export async function actOnCallRequest(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const typed = Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedCall, 'mistakes' | 'failure'>) => {
    leaveAnswer(context, { intent: 'call_request', values: typed, ...wrong } satisfies ReturnedCall)
    return data(null, init)
  }
  const read = CallForm.safeParse(typed)
  if (!read.success) return comeBack({ status: 422 }, { mistakes: mistakesIn(read.error) })
  const { name, phone_number: phone, comment } = read.data
  const key = oneTimeKey([typed.form_key, name, phone, comment])
  const sending = readVisitor(args).call(requestCall({ name, phone, comment, key }))
  const notDone = await whyNotDone(sending, Object.keys(CallForm.shape))
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    return comeBack(init, { mistakes: rejected.map((field) => ({ field, mistake: 'rejected' })), failure })
  }
  return redirect(callAddress(request.url, 'sent'), 303)
}

/** What the dialog shows on the page of an address. */
export async function loadCallDialog({ request, context }: LoaderFunctionArgs): Promise<CallDialogData> {
  const visitor = readVisitor({ request, context })
  const url = new URL(request.url)
  const user = await visitor.optional('user', visitor.user())
  const left = answerLeft<ReturnedCall>(context)
  return {
    isSent: url.searchParams.get(CALL) === 'sent',
    closeHref: without(url, CALL),
    action: callAddress(request.url, '1'),
    formKey: randomUUID(),
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    returned: left?.intent === 'call_request' ? left : undefined,
  }
}

/** The first mistake of every field. */
function mistakesIn({ issues }: z.ZodError): ReturnedCall['mistakes'] {
  const found = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return [...found].reverse().map(([field, mistake]) => ({ field, mistake: mistake as CallMistake }))
}
