import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadCalculator } from '../../features/loan/index.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { sentLoanRequests } from '../../upstream/loan-requests.server'

/** The calculator as a page of the account, with what the person has asked banks for. */
export async function loadLoan(args: LoaderFunctionArgs) {
  const visitor = readVisitor(args)
  await requireUser(visitor, args.request)
  const { searchParams } = new URL(args.request.url)
  const [calculator, sent, i18n] = await Promise.all([
    loadCalculator(visitor, searchParams),
    visitor.optional('sent loan requests', visitor.call(sentLoanRequests)),
    i18nFor(visitor.language),
  ])
  return { calculator, sent, title: i18n.getFixedT(visitor.language, 'loan')('title') }
}
