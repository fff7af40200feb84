import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { leadEvent } from '~/features/analytics'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { setFormResult } from '~/forms/form-result.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { submissionError } from '~/forms/submission-error.server'
import type { DataLayerEvent } from '~/session/data-layer.server'
import { type FlashName, setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import type { ActionResult } from '~/upstream/refusals'
import { reportStatement, sendOwnerMessage } from '~/upstream/statement-messages.server'
import type { Call } from '~/upstream/upstream-client.server'
import type { FieldErrorKey, RejectedSubmission, StatementIntent } from './form'
import { MessageInput, ReportInput } from './form-schemas.server'

interface StatementForm<Values> {
  intent: StatementIntent
  schema: z.ZodType<Values>
  /** Fields the upstream may reject. */
  fields: readonly string[]
  call(values: Values): Call<ActionResult>
  done: FlashName
  analyticsEvent?: DataLayerEvent
}

export async function statementAction(args: ActionFunctionArgs, id: number) {
  const form = await parseFormData(args.request)
  switch (form.get('intent')) {
    case 'message':
      return handleForm(args, form, {
        intent: 'message',
        schema: MessageInput,
        done: 'message_sent',
        fields: ['name', 'phone_number', 'message'],
        analyticsEvent: leadEvent('message', { item_id: String(id) }),
        call: (message) =>
          sendOwnerMessage(id, {
            ...message,
            phone: message.phone_number,
            key: createMessageKey(id, message),
          }),
      })
    case 'report':
      return handleForm(args, form, {
        intent: 'report',
        schema: ReportInput,
        done: 'report_sent',
        fields: ['reason', 'comment'],
        call: (report) => reportStatement(id, report),
      })
    default:
      throw new Response(null, { status: 400 })
  }
}

async function handleForm<Values>(
  args: ActionFunctionArgs,
  form: FormData,
  statementForm: StatementForm<Values>,
) {
  const { request, context } = args
  const url = new URL(request.url)
  const pageUrl = url.pathname + url.search
  const submission = parseWithZod(form, { schema: statementForm.schema })
  const reject = (init: ResponseInit, errors: Pick<RejectedSubmission, 'fieldErrors' | 'failure'>) => {
    setFormResult(context, {
      intent: statementForm.intent,
      values: getTypedValues(form),
      ...errors,
    } satisfies RejectedSubmission)
    return data(null, init)
  }
  if (submission.status !== 'success')
    return reject({ status: 422 }, { fieldErrors: toFieldErrors(submission.error) })
  const submissionFailure = await submissionError(
    getVisitor(args).call(statementForm.call(submission.value)),
    statementForm.fields,
  )
  if (submissionFailure) {
    const { rejectedFields: rejected, failure, ...init } = submissionFailure
    // The statement's page explains that it is withdrawn.
    if (init.status === 404) return redirect(pageUrl, { status: 303 })
    return reject(init, { fieldErrors: rejected.map((field) => ({ field, error: 'rejected' })), failure })
  }
  if (statementForm.analyticsEvent) context.dataLayer?.queueEvent(statementForm.analyticsEvent)
  return redirect(`${pageUrl}#news`, { status: 303, headers: { 'Set-Cookie': setFlash(statementForm.done) } })
}

function getTypedValues(form: FormData): Record<string, string> {
  return formValues(form)
}

function toFieldErrors(
  fieldErrors: Record<string, string[] | null> | null | undefined,
): RejectedSubmission['fieldErrors'] {
  return Object.entries(fieldErrors ?? {}).flatMap(([field, messages]) => {
    const error = messages?.[0]
    return error ? [{ field, error: error as FieldErrorKey }] : []
  })
}

function createMessageKey(id: number, { form_key, name, phone_number, message }: MessageInput): string {
  return createIdempotencyKey([id, form_key, name, phone_number, message])
}
