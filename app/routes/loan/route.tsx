import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LoanScreens, SentRequests, useScreenTitle } from '../../features/loan'
import { actOnLoan } from '../../features/loan/index.server'
import { requireUser } from '../../http/guard.server'
import { metaOf } from '../../http/page-meta'
import { readVisitor } from '../../http/visitor.server'
import loanStyles from '../../styles/loan.css?url'
import { EmptyState } from '../../ui/empty-state'
import { loadLoan } from './load.server'

const PATH = '/account/loanCalculatorService/loanView'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: loanStyles }]

export const loader = (args: LoaderFunctionArgs) => loadLoan(args)

export async function action(args: ActionFunctionArgs) {
  await requireUser(readVisitor(args), args.request)
  return actOnLoan(args)
}

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: PATH,
  hidden: true,
  mistake: page.mistake,
}))

export default function LoanView() {
  const { t } = useTranslation('loan')
  const { loan, sent } = useLoaderData<typeof loader>()
  return (
    <div className="wrap loan-view">
      <h1>{useScreenTitle(loan)}</h1>
      {loan.calculator || loan.step ? (
        <LoanScreens data={loan} />
      ) : (
        <EmptyState title={t('no_banks')}>{t('no_banks_text')}</EmptyState>
      )}
      <SentRequests requests={sent} currencies={loan.calculator?.currencies ?? []} />
    </div>
  )
}
