import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { EmptyState } from '~/ui/empty-state'
import loanStyles from './loan.css?url'
import { LoanFlow, useLoanFlowTitle } from './loan-flow'
import { loadLoan } from './page-loader.server'
import { loanAction } from './request/action.server'
import { SentRequests } from './sent-requests'

const LOAN_PATH = '/account/loanCalculatorService/loanView'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: loanStyles }]

export const loader = (args: LoaderFunctionArgs) => loadLoan(args)

export const action = pageAction(async (args) => {
  await requireUser(getVisitor(args), args.request)
  return loanAction(args)
})

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: LOAN_PATH,
  noIndex: true,
}))

export default function LoanPage() {
  const { t } = useTranslation('loan')
  const { loan, sent } = useLoaderData<typeof loader>()
  return (
    <div className="wrap loan-view">
      <h1>{useLoanFlowTitle(loan)}</h1>
      {loan.calculator || loan.step ? (
        <LoanFlow data={loan} />
      ) : (
        <EmptyState title={t('no_banks')}>{t('no_banks_text')}</EmptyState>
      )}
      <SentRequests requests={sent} currencies={loan.calculator?.currencies ?? []} />
    </div>
  )
}
