import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatMonth } from '~/i18n/format-month'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { getBrandName } from '~contract/brand-name'
import { toPdfResponse } from '../pdf-response'
import { loadMonthly } from './load-monthly.server'
import { getPurchaseHeads, listTotals, toPurchaseRow } from './purchase-rows'

/** Returns the user's purchases of a month as a PDF file with seller and buyer. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await loadMonthly(args)
  const { month, payments, isCut, seller, buyer } = page
  const { language } = getVisitor(args)
  const t = (await getI18n(language)).getFixedT(language, 'payments')
  const isEmpty = payments.length === 0
  const file = await args.context.drawReceipt(
    {
      title: t('monthly.month', { month: formatMonth(month, language) }),
      brand: getBrandName(language, args.context.site),
      seller,
      payment: buyer,
      purchases: {
        heads: getPurchaseHeads(t),
        rows: payments.map((payment) => toPurchaseRow(payment, t, language)),
        notes: [...(isEmpty ? [t('monthly.none')] : []), ...(isCut ? [t('monthly.cut')] : [])],
        totals: isEmpty ? [] : listTotals(page, t, language),
      },
    },
    language,
  )
  return toPdfResponse(file, month)
}
