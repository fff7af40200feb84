import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { leadEvent } from '~/features/analytics'
import { georgianMobile, optionalText, requiredText } from '~/forms/field-schemas.server'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { findFormResult, setFormResult } from '~/forms/form-result.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { submissionError } from '~/forms/submission-error.server'
import { withoutParams } from '~/http/own-path'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import type {
  CallRequestDialogData,
  CallRequestErrorKey,
  CallRequestFormResult,
  CallRequestIntent,
} from './form'
import { CALL_REQUEST_PARAM, CALL_SUBJECT_PARAM, callRequestHref } from './urls'

const errorKey = (error: CallRequestErrorKey) => error

const createCallRequestSchema = (maxCommentLength: number) =>
  z.object({
    name: requiredText(MAX_LINE_LENGTH, {
      missing: errorKey('name_missing'),
      invalid: errorKey('name_too_long'),
    }),
    phone_number: georgianMobile({ missing: errorKey('phone_missing'), invalid: errorKey('phone_invalid') }),
    comment: optionalText(maxCommentLength, errorKey('comment_too_long')),
  })

interface SubmitOptions {
  intent: CallRequestIntent
  /** The subject, prepended to the comment. */
  subject?: string
  respondWhenSent: () => Response
}

export async function callRequestAction(args: ActionFunctionArgs) {
  const headers = { 'Set-Cookie': setSentFormCookie('call_request') }
  const sent = () => redirect(callRequestHref(args.request.url, 'sent'), { status: 303, headers })
  return submitCallRequest(args, await parseFormData(args.request), {
    intent: 'call_request',
    respondWhenSent: sent,
  })
}

/** Handles the form on a company's page, with the company's name before the comment. */
export async function companyCallRequestAction(args: ActionFunctionArgs, form: FormData, subject: string) {
  const { pathname, search } = new URL(args.request.url)
  const headers = { 'Set-Cookie': setFlash('call_request_sent') }
  return submitCallRequest(args, form, {
    intent: 'write',
    subject,
    respondWhenSent: () => redirect(`${pathname}${search}#news`, { status: 303, headers }),
  })
}

async function submitCallRequest(
  args: ActionFunctionArgs,
  form: FormData,
  { intent, subject, respondWhenSent }: SubmitOptions,
) {
  const { context } = args
  const typed = formValues(form)
  const respondWithErrors = (
    init: ResponseInit,
    errors: Pick<CallRequestFormResult, 'fieldErrors' | 'failure'>,
  ) => {
    setFormResult(context, { intent, values: typed, ...errors } satisfies CallRequestFormResult)
    return data(null, init)
  }
  const schema = createCallRequestSchema(getMaxCommentLength(subject))
  const parsed = schema.safeParse(typed)
  if (!parsed.success) return respondWithErrors({ status: 422 }, { fieldErrors: toFieldErrors(parsed.error) })
  const { name, phone_number: phone } = parsed.data
  const comment = [subject, parsed.data.comment].filter(Boolean).join(': ')
  const callRequest = { name, phone, comment }
  const key = createIdempotencyKey([typed.form_key, ...Object.values(callRequest)])
  const sending = getVisitor(args).call(createCallRequest({ ...callRequest, key }))
  const submissionFailure = await submissionError(sending, Object.keys(schema.shape))
  if (submissionFailure) {
    const { rejectedFields, failure, ...init } = submissionFailure
    return respondWithErrors(init, {
      fieldErrors: rejectedFields.map((field) => ({ field, error: 'rejected' })),
      failure,
    })
  }
  context.dataLayer?.queueEvent(leadEvent(subject ? 'company' : 'call_request'))
  return respondWhenSent()
}

/** The comment's limit less the prepended subject. */
export function getMaxCommentLength(subject = ''): number {
  return MAX_COMMENT_LENGTH - (subject ? [...subject].length + 2 : 0)
}

export async function loadCallRequestDialog({
  request,
  context,
}: LoaderFunctionArgs): Promise<CallRequestDialogData> {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const user = await visitor.optional('user', visitor.user())
  const formResult = findFormResult<CallRequestFormResult>(context)
  return {
    isSent: url.searchParams.get(CALL_REQUEST_PARAM) === 'sent' && hasSentForm('call_request', request),
    closeHref: withoutParams(url, CALL_REQUEST_PARAM, CALL_SUBJECT_PARAM),
    action: callRequestHref(request.url, '1', url.searchParams.get(CALL_SUBJECT_PARAM) ?? undefined),
    formKey: randomUUID(),
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    comment: url.searchParams.get(CALL_SUBJECT_PARAM)?.slice(0, MAX_LINE_LENGTH) ?? '',
    formResult: formResult?.intent === 'call_request' ? formResult : undefined,
  }
}

function toFieldErrors({ issues }: z.ZodError): CallRequestFormResult['fieldErrors'] {
  const found = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return [...found].reverse().map(([field, error]) => ({ field, error: error as CallRequestErrorKey }))
}
