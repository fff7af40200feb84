import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { whyNotDone } from '../../http/act-failure.server'
import { sayNext } from '../../http/flash.server'
import { readForm, typedIn } from '../../http/form.server'
import { answerLeft, leaveAnswer } from '../../http/form-answer.server'
import { georgianMobile, optionalText, requiredText } from '../../http/form-fields.server'
import { isJustSent, noteSent } from '../../http/just-sent.server'
import { oneTimeKey } from '../../http/one-time-key.server'
import { without } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'
import { requestCall } from '../../upstream/call-requests.server'
import { lead } from '../analytics'
import { ABOUT, CALL, callAddress } from './call-address'
import {
  type CallDialogData,
  type CallIntent,
  type CallMistake,
  LONGEST_COMMENT,
  type ReturnedCall,
} from './call-form'

const LONGEST_ABOUT = 255
const word = (mistake: CallMistake) => mistake

const callForm = (longest: number) =>
  z.object({
    name: requiredText(255, { missing: word('name_missing'), wrong: word('name_long') }),
    phone_number: georgianMobile({ missing: word('phone_missing'), wrong: word('phone_wrong') }),
    comment: optionalText(longest, word('comment_long')),
  })

interface Taking {
  intent: CallIntent
  /** Who is written to: the first words of the comment. */
  about?: string
  /** The answer when it is sent. */
  sent: () => Response
}

/** Takes the form of the dialog: sent, or the same page with everything that was typed. */
export async function actOnCallRequest(args: ActionFunctionArgs) {
  const headers = { 'Set-Cookie': noteSent('call_request') }
  const sent = () => redirect(callAddress(args.request.url, 'sent'), { status: 303, headers })
  return take(args, await readForm(args.request), { intent: 'call_request', sent })
}

/** Takes the form on the page of somebody who is written to: their name goes before the comment. */
export async function actOnWriting(args: ActionFunctionArgs, form: FormData, about: string) {
  const { pathname, search } = new URL(args.request.url)
  const headers = { 'Set-Cookie': sayNext('writing_sent') }
  return take(args, form, {
    intent: 'write',
    about,
    sent: () => redirect(`${pathname}${search}#news`, { status: 303, headers }),
  })
}

async function take(args: ActionFunctionArgs, form: FormData, { intent, about, sent }: Taking) {
  const { context } = args
  const typed = typedIn(form)
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedCall, 'mistakes' | 'failure'>) => {
    leaveAnswer(context, { intent, values: typed, ...wrong } satisfies ReturnedCall)
    return data(null, init)
  }
  const schema = callForm(longestComment(about))
  const read = schema.safeParse(typed)
  if (!read.success) return comeBack({ status: 422 }, { mistakes: mistakesIn(read.error) })
  const { name, phone_number: phone } = read.data
  const comment = [about, read.data.comment].filter(Boolean).join(': ')
  const key = oneTimeKey([typed.form_key, name, phone, comment])
  const sending = readVisitor(args).call(requestCall({ name, phone, comment, key }))
  const notDone = await whyNotDone(sending, Object.keys(schema.shape))
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    return comeBack(init, { mistakes: rejected.map((field) => ({ field, mistake: 'rejected' })), failure })
  }
  context.dataLayer?.tell(lead(about ? 'company' : 'call_request'))
  return sent()
}

/** How many letters are left for the visitor when those of whom they write to stand before them. */
export function longestComment(about = ''): number {
  return LONGEST_COMMENT - (about ? [...about].length + 2 : 0)
}

/** What the dialog shows on the page of an address. */
export async function loadCallDialog({ request, context }: LoaderFunctionArgs): Promise<CallDialogData> {
  const visitor = readVisitor({ request, context })
  const url = new URL(request.url)
  const user = await visitor.optional('user', visitor.user())
  const left = answerLeft<ReturnedCall>(context)
  return {
    isSent: url.searchParams.get(CALL) === 'sent' && isJustSent('call_request', request),
    closeHref: without(url, CALL, ABOUT),
    action: callAddress(request.url, '1', url.searchParams.get(ABOUT) ?? undefined),
    formKey: randomUUID(),
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    comment: url.searchParams.get(ABOUT)?.slice(0, LONGEST_ABOUT) ?? '',
    returned: left?.intent === 'call_request' ? left : undefined,
  }
}

/** The first mistake of every field. */
function mistakesIn({ issues }: z.ZodError): ReturnedCall['mistakes'] {
  const found = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return [...found].reverse().map(([field, mistake]) => ({ field, mistake: mistake as CallMistake }))
}
