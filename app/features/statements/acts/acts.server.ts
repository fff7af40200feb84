import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { whyNotDone } from '../../../http/act-failure.server'
import type { Happening } from '../../../http/data-layer.server'
import { type Flash, sayNext } from '../../../http/flash.server'
import { readForm, typedIn } from '../../../http/form.server'
import { leaveAnswer } from '../../../http/form-answer.server'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { readVisitor } from '../../../http/visitor.server'
import type { Call } from '../../../upstream/door.server'
import type { ActAnswer } from '../../../upstream/refusals'
import { reportStatement, writeToOwner } from '../../../upstream/statement-acts.server'
import { lead } from '../../analytics'
import type { Intent, Mistake, ReturnedForm } from './act-forms'
import { MessageForm, ReportForm } from './act-schemas.server'

interface Act<Values> {
  intent: Intent
  schema: z.ZodType<Values>
  /** The fields that the upstream can find fault with. */
  fields: readonly string[]
  call(values: Values): Call<ActAnswer>
  done: Flash
  told?: Happening
}

/** The forms of a statement's page: a message to its owner, a report about it. */
export async function actOnStatement(args: ActionFunctionArgs, id: number) {
  const form = await readForm(args.request)
  switch (form.get('intent')) {
    case 'message':
      return take(args, form, {
        intent: 'message',
        schema: MessageForm,
        done: 'message_sent',
        fields: ['name', 'phone_number', 'message'],
        told: lead('message', { item_id: String(id) }),
        call: (message) =>
          writeToOwner(id, { ...message, phone: message.phone_number, key: keyOf(id, message) }),
      })
    case 'report':
      return take(args, form, {
        intent: 'report',
        schema: ReportForm,
        done: 'report_sent',
        fields: ['reason', 'comment'],
        call: (report) => reportStatement(id, report),
      })
    default:
      throw new Response(null, { status: 400 })
  }
}

async function take<Values>(args: ActionFunctionArgs, form: FormData, act: Act<Values>) {
  const { request, context } = args
  const url = new URL(request.url)
  const here = url.pathname + url.search
  const submission = parseWithZod(form, { schema: act.schema })
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedForm, 'mistakes' | 'failure'>) => {
    leaveAnswer(context, { intent: act.intent, values: typed(form), ...wrong } satisfies ReturnedForm)
    return data(null, init)
  }
  if (submission.status !== 'success')
    return comeBack({ status: 422 }, { mistakes: mistakesIn(submission.error) })
  const notDone = await whyNotDone(readVisitor(args).call(act.call(submission.value)), act.fields)
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    // No longer offered: its page says so.
    if (init.status === 404) return redirect(here, { status: 303 })
    return comeBack(init, { mistakes: rejected.map((field) => ({ field, mistake: 'rejected' })), failure })
  }
  if (act.told) context.dataLayer?.tell(act.told)
  return redirect(`${here}#news`, { status: 303, headers: { 'Set-Cookie': sayNext(act.done) } })
}

function typed(form: FormData): Record<string, string> {
  return typedIn(form)
}

function mistakesIn(faults: Record<string, string[] | null> | null | undefined): ReturnedForm['mistakes'] {
  return Object.entries(faults ?? {}).flatMap(([field, said]) => {
    const mistake = said?.[0]
    return mistake ? [{ field, mistake: mistake as Mistake }] : []
  })
}

function keyOf(id: number, { form_key, name, phone_number, message }: MessageForm): string {
  return oneTimeKey([id, form_key, name, phone_number, message])
}
