import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadLoanScreens } from '../../features/loan/index.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { sentLoanRequests } from '../../upstream/loan-requests.server'

/** The calculator as a page of the account, with what the person has asked banks for. */
export async function loadLoan(args: LoaderFunctionArgs) {
  const visitor = readVisitor(args)
  await requireUser(visitor, args.request)
  const [loan, sent, i18n] = await Promise.all([
    loadLoanScreens(args),
    visitor.optional('sent loan requests', visitor.call(sentLoanRequests)),
    i18nFor(visitor.language),
  ])
  const page = {
    loan: loan.screens,
    sent,
    told: loan.screens.told,
    title: i18n.getFixedT(visitor.language, 'loan')('title'),
    mistake: loan.screens.request?.faults.length
      ? i18n.getFixedT(visitor.language, 'ui')('mistake')
      : undefined,
  }
  return data(page, loan.cookie ? { headers: { 'Set-Cookie': loan.cookie } } : undefined)
}
