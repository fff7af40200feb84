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
import { createSearchRequest } from '~/upstream/search-request.server'
import { MAX_SEARCH_REQUEST_AMOUNT } from '~contract/search-requests'
import { parseAmount } from '~contract/values/amount'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { type FieldErrorKey, type RejectedSearchRequest, SEARCH_REQUEST_PATH } from './form'

const errorKey = (key: FieldErrorKey) => key

const idField = (missing: FieldErrorKey) =>
  z
    .string(missing)
    .regex(/^[1-9]\d{0,5}$/, missing)
    .transform(Number)

/** A price or an area; undefined when left empty. */
const amountField = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? undefined : (parseAmount(text) ?? Number.NaN)))
  .refine(
    (amount) => amount === undefined || (amount >= 1 && amount <= MAX_SEARCH_REQUEST_AMOUNT),
    errorKey('amount_invalid'),
  )

const SearchRequestInput = z
  .object({
    name: requiredText(MAX_LINE_LENGTH, {
      missing: errorKey('name_missing'),
      invalid: errorKey('name_too_long'),
    }),
    phone_number: georgianMobile({ missing: errorKey('phone_missing'), invalid: errorKey('phone_invalid') }),
    deal_type: idField('deal_missing'),
    real_estate_type: idField('type_missing'),
    city: idField('city_missing'),
    district: z
      .string()
      .default('')
      .transform((text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)),
    price_from: amountField,
    price_to: amountField,
    currency: z.enum(['1', '2']).catch('2').transform(Number),
    area_from: amountField,
    area_to: amountField,
    comment: optionalText(MAX_COMMENT_LENGTH, errorKey('comment_too_long')),
  })
  .superRefine(({ price_from, price_to, area_from, area_to }, context) => {
    const check = (field: string, from = 0, to = Number.POSITIVE_INFINITY) => {
      if (from > to) context.addIssue({ code: 'custom', path: [field], message: errorKey('range_invalid') })
    }
    check('price_to', price_from, price_to)
    check('area_to', area_from, area_to)
  })

/** Redirects after success; otherwise shows the form again with the values as typed. */
export async function searchRequestAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await parseFormData(request)
  const values = formValues(form)
  const rooms = form.getAll('room_types').filter((ids) => typeof ids === 'string')
  const reject = (init: ResponseInit, errors: Pick<RejectedSearchRequest, 'fieldErrors' | 'failure'>) => {
    setFormResult(context, { values, rooms, ...errors } satisfies RejectedSearchRequest)
    return data(null, init)
  }
  const parsed = SearchRequestInput.safeParse(values)
  if (!parsed.success) return reject({ status: 422 }, { fieldErrors: toFieldErrors(parsed.error) })
  const input = parsed.data
  const roomTypeIds = [...new Set(rooms.join().match(/\b[1-9]\d{0,2}\b/g))].map(Number)
  const visitor = getVisitor(args)
  const sending = visitor.call(
    createSearchRequest({
      name: input.name,
      phone: input.phone_number,
      dealId: input.deal_type,
      typeId: input.real_estate_type,
      cityId: input.city,
      districtId: input.district,
      currencyId: input.currency,
      comment: input.comment,
      priceFrom: input.price_from,
      priceTo: input.price_to,
      areaFrom: input.area_from,
      areaTo: input.area_to,
      roomTypeIds,
      key: createIdempotencyKey([values.form_key, input, roomTypeIds]),
    }),
  )
  const submissionFailure = await submissionError(sending, Object.keys(SearchRequestInput.shape))
  if (submissionFailure) {
    const { rejectedFields: rejected, failure, ...init } = submissionFailure
    const fieldErrors = rejected.map((field) => ({
      field,
      error: errorKey(field === 'district' ? 'district_invalid' : 'rejected'),
    }))
    return reject(init, { fieldErrors, failure })
  }
  context.dataLayer?.queueEvent(leadEvent('wish'))
  const headers = { 'Set-Cookie': setSentFormCookie('wish') }
  return redirect(`${toLocalizedPath(SEARCH_REQUEST_PATH, visitor.language)}?sent=1`, {
    status: 303,
    headers,
  })
}

/** The first error of each field, in the order of the form. */
function toFieldErrors({ issues }: z.ZodError): RejectedSearchRequest['fieldErrors'] {
  const found = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return Object.keys(SearchRequestInput.shape).flatMap((field) => {
    const error = found.get(field)
    return error === undefined ? [] : [{ field, error: error as FieldErrorKey }]
  })
}
