import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { findFormResult, setFormResult } from '~/forms/form-result.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { submissionError } from '~/forms/submission-error.server'
import { withoutLanguagePrefix } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { requestCompanyAppraisalCall } from '~/upstream/appraisals.server'
import type { OrderField } from '../definition'
import { findServicePage } from '../definitions/service-definitions'
import { type FieldValues, type OrderFieldError, parseFields } from '../order/field-validation'

const SENT_PARAM = 'sent'
const COMPANY_FIELDS: readonly OrderField[] = [
  { name: 'company', kind: 'line', isRequired: true },
  { name: 'phone_number', kind: 'phone', isRequired: true },
]

interface CompanyFormResult {
  intent: 'company'
  values: FieldValues
  fieldErrors: OrderFieldError[]
  isFailed: boolean
}

export async function companyLeadAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await parseFormData(request)
  const page = findServicePage(withoutLanguagePrefix(new URL(request.url).pathname))
  if (form.get('intent') !== 'company' || page?.definition.name !== 'appraisal')
    throw new Response(null, { status: 400 })
  const typed: FieldValues = formValues(form)
  const respondWithErrors = (init: ResponseInit, fieldErrors: OrderFieldError[], isFailed = false) => {
    setFormResult(context, {
      intent: 'company',
      values: typed,
      fieldErrors,
      isFailed,
    } satisfies CompanyFormResult)
    return data(null, init)
  }
  const { values, fieldErrors } = parseFields(COMPANY_FIELDS, typed)
  if (fieldErrors.length > 0) return respondWithErrors({ status: 422 }, fieldErrors)
  const { company = '', phone_number: phone = '' } = values
  const key = createIdempotencyKey([typed.form_key, company, phone])
  const submissionFailure = await submissionError(
    getVisitor(args).call(requestCompanyAppraisalCall(company, phone, key)),
    COMPANY_FIELDS.map(({ name }) => name),
  )
  if (submissionFailure) {
    const { rejectedFields: rejected, failure, ...init } = submissionFailure
    return respondWithErrors(
      init,
      rejected.map((field) => ({ field, error: 'rejected' })),
      failure !== undefined,
    )
  }
  context.dataLayer?.queueEvent(leadEvent('valuation'))
  const url = new URL(request.url)
  url.searchParams.set(SENT_PARAM, '1')
  const headers = { 'Set-Cookie': setSentFormCookie('company') }
  return redirect(`${url.pathname}${url.search}#company`, { status: 303, headers })
}

export function loadCompanyForm({ request, context }: LoaderFunctionArgs) {
  const formResult = findFormResult<CompanyFormResult>(context)
  return {
    isSent: new URL(request.url).searchParams.has(SENT_PARAM) && hasSentForm('company', request),
    formKey: randomUUID(),
    formResult: formResult?.intent === 'company' ? formResult : undefined,
  }
}
