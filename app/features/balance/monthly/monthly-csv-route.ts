import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAttachment } from '~/http/attachment'
import { formatCsv } from '~/http/csv'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { toLari } from '~contract/values/money'
import { formatPurpose } from '../list-payment-facts'
import { getReturns } from '../returns'
import { loadMonthly } from './load-monthly.server'
import { getPurchaseHeads } from './purchase-rows'

/** Returns the user's purchases of a month as CSV, in lari. */
export async function loader(args: LoaderFunctionArgs) {
  const { month, payments } = await loadMonthly(args)
  const { language } = getVisitor(args)
  const t = (await getI18n(language)).getFixedT(language, 'payments')
  const formatAmount = (tetri: number) => toLari(tetri).toFixed(2)
  const rows = payments.map((payment) => [
    toGeorgianDate(payment.finishedAt ?? payment.createdAt),
    payment.receiptNumber ?? '',
    formatPurpose(payment, t),
    formatAmount(payment.amount),
    formatAmount(getReturns(payment).total),
  ])
  return new Response(formatCsv([Object.values(getPurchaseHeads(t)), ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': toAttachment(`${month}.csv`),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
