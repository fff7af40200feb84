import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { sentLoanRequests } from '~/upstream/loan-requests.server'
import { loadLoanFlow } from './loan-flow.server'

export async function loadLoan(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const [loan, sent, i18n] = await Promise.all([
    loadLoanFlow(args),
    visitor.optional('sent loan requests', visitor.call(sentLoanRequests)),
    getI18n(visitor.language),
  ])
  const page = {
    loan: loan.screens,
    sent,
    analyticsEvents: loan.screens.analyticsEvents,
    title: i18n.getFixedT(visitor.language, 'loan')('title'),
  }
  return data(page, loan.cookie ? { headers: { 'Set-Cookie': loan.cookie } } : undefined)
}
