import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { whyNotDone } from '../../http/act-failure.server'
import { readForm, typedIn } from '../../http/form.server'
import { leaveAnswer } from '../../http/form-answer.server'
import { georgianMobile, optionalText, requiredText } from '../../http/form-fields.server'
import { noteSent } from '../../http/just-sent.server'
import { oneTimeKey } from '../../http/one-time-key.server'
import { readVisitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { tellWish } from '../../upstream/client-search.server'
import { lead } from '../analytics'
import { LONGEST_COMMENT, PATH, type ReturnedWish, type WishMistake } from './wish'

const word = (mistake: WishMistake) => mistake
const MOST = 200_000_000

const id = (missing: WishMistake) =>
  z
    .string(missing)
    .regex(/^[1-9]\d{0,5}$/, missing)
    .transform(Number)

/** Whole units as people write them: `150 000`. Empty: it does not matter. */
const amount = z
  .string()
  .default('')
  .transform((text) => text.replace(/[\s.,_]/g, ''))
  .refine((digits) => /^(\d{1,9})?$/.test(digits), word('amount_wrong'))
  .transform((digits) => (digits === '' ? undefined : Number(digits)))
  .refine((whole) => whole === undefined || (whole >= 1 && whole <= MOST), word('amount_wrong'))

const Form = z
  .object({
    name: requiredText(255, { missing: word('name_missing'), wrong: word('name_long') }),
    phone_number: georgianMobile({ missing: word('phone_missing'), wrong: word('phone_wrong') }),
    deal_type: id('deal_missing'),
    real_estate_type: id('type_missing'),
    city: id('city_missing'),
    district: z
      .string()
      .default('')
      .transform((text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)),
    price_from: amount,
    price_to: amount,
    currency: z.enum(['1', '2']).catch('2').transform(Number),
    area_from: amount,
    area_to: amount,
    comment: optionalText(LONGEST_COMMENT, word('comment_long')),
  })
  .superRefine(({ price_from, price_to, area_from, area_to }, context) => {
    const check = (field: string, from = 0, to = Number.POSITIVE_INFINITY) => {
      if (from > to) context.addIssue({ code: 'custom', path: [field], message: word('range_wrong') })
    }
    check('price_to', price_from, price_to)
    check('area_to', area_from, area_to)
  })

/** Takes the form: told, or the same page with everything that was typed. */
export async function actOnWish(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const values = typedIn(form)
  const rooms = form.getAll('room_types').filter((ids) => typeof ids === 'string')
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedWish, 'mistakes' | 'failure'>) => {
    leaveAnswer(context, { values, rooms, ...wrong } satisfies ReturnedWish)
    return data(null, init)
  }
  const read = Form.safeParse(values)
  if (!read.success) return comeBack({ status: 422 }, { mistakes: mistakesIn(read.error) })
  const wish = read.data
  const roomTypeIds = [...new Set(rooms.join().match(/\b[1-9]\d{0,2}\b/g))].map(Number)
  const visitor = readVisitor(args)
  const telling = visitor.call(
    tellWish({
      name: wish.name,
      phone: wish.phone_number,
      dealId: wish.deal_type,
      typeId: wish.real_estate_type,
      cityId: wish.city,
      districtId: wish.district,
      currencyId: wish.currency,
      comment: wish.comment,
      priceFrom: wish.price_from,
      priceTo: wish.price_to,
      areaFrom: wish.area_from,
      areaTo: wish.area_to,
      roomTypeIds,
      key: oneTimeKey([values.form_key, wish, roomTypeIds]),
    }),
  )
  const notDone = await whyNotDone(telling, Object.keys(Form.shape))
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    const mistakes = rejected.map((field) => ({
      field,
      mistake: word(field === 'district' ? 'district_wrong' : 'rejected'),
    }))
    return comeBack(init, { mistakes, failure })
  }
  context.dataLayer?.tell(lead('wish'))
  const headers = { 'Set-Cookie': noteSent('wish') }
  return redirect(`${localizedPath(PATH, visitor.language)}?sent=1`, { status: 303, headers })
}

/** The first mistake of every field, in the order of the form. */
function mistakesIn({ issues }: z.ZodError): ReturnedWish['mistakes'] {
  const found = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return Object.keys(Form.shape).flatMap((field) => {
    const mistake = found.get(field)
    return mistake === undefined ? [] : [{ field, mistake: mistake as WishMistake }]
  })
}
