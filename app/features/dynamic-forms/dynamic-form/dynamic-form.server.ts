import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { findFormResult, setFormResult } from '~/forms/form-result.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { submissionError } from '~/forms/submission-error.server'
import type { SubmissionFailure } from '~/forms/submission-failure'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { type DynamicForm, dynamicForm, sendDynamicForm } from '~/upstream/dynamic-forms.server'
import { listUnknownRules } from '~contract/field-rules'
import type { FormFieldError } from '../field-errors'
import type { Answers } from '../form-field'
import { parseAnswers, parseFiles, validateAnswers } from '../parse-answers'

interface DynamicFormResult {
  values: Answers
  formKey: string
  fieldErrors: FormFieldError[]
  failure?: SubmissionFailure | undefined
}

/** A closed form has only its texts. */
export async function loadDynamicForm(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { language } = getVisitor(args)
  const [form, i18n] = await Promise.all([loadForm(args), getI18n(language)])
  const unknown = listUnknownRules(form.fields)
  if (unknown.length > 0)
    context.log.warn({ form: form.id, rules: unknown }, 'rules of a form are unknown and skipped')
  const formResult = findFormResult<DynamicFormResult>(context)
  return {
    ...form,
    canonical: toLocalizedPath(`/dynamic-forms/${form.id}`, language),
    ...(formResult && { errorTitlePrefix: i18n.getFixedT(language, 'ui')('error_prefix') }),
    formResult,
    isSent:
      !formResult &&
      new URL(request.url).searchParams.get('sent') === '1' &&
      hasSentForm(`dynamic_form/${form.id}`, request),
    formKey: formResult?.formKey ?? randomUUID(),
  }
}

/** Sends the form, or renders it with the values; browsers do not restore file inputs. */
export async function dynamicFormAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const formData = await parseFormData(request)
  const { id, fields, isClosed } = await loadForm(args)
  const formPath = toLocalizedPath(`/dynamic-forms/${id}`, getVisitor(args).language)
  // Closed meanwhile; the page says so.
  if (isClosed) return redirect(formPath, 303)
  const [values, files] = [parseAnswers(fields, formData), parseFiles(fields, formData)]
  const formKey = String(formData.get('form_key') ?? '').slice(0, 100)
  const respondWithErrors = (
    init: ResponseInit,
    errors: Pick<DynamicFormResult, 'fieldErrors' | 'failure'>,
  ) => {
    setFormResult(context, { values, formKey, ...errors } satisfies DynamicFormResult)
    return data(null, init)
  }
  const fieldErrors = validateAnswers(fields, values, files)
  if (fieldErrors.length > 0) return respondWithErrors({ status: 422 }, { fieldErrors })
  const fileKeys = [...files].map(([name, file]) => [name, file.name, file.size])
  const key = createIdempotencyKey([formKey, id, values, fileKeys])
  const names = fields.map(({ name }) => name)
  const sending = getVisitor(args).call(sendDynamicForm({ id: String(id), answers: values, files, key }))
  const submissionFailure = await submissionError(sending, names)
  if (submissionFailure) {
    const { rejectedFields: rejected, failure, ...init } = submissionFailure
    return respondWithErrors(init, {
      fieldErrors: rejected.map((field) => ({ field, error: 'rejected' })),
      failure,
    })
  }
  const headers = { 'Set-Cookie': setSentFormCookie(`dynamic_form/${id}`) }
  return redirect(`${formPath}?sent=1`, { status: 303, headers })
}

async function loadForm({ params, ...args }: LoaderFunctionArgs): Promise<DynamicForm> {
  if (params.id === undefined) throw notFound('errors.page_desc')
  return getVisitor(args).call(dynamicForm(params.id))
}

export type DynamicFormData = Awaited<ReturnType<typeof loadDynamicForm>>
