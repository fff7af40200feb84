import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LoanCalculator, LoanComparison, LoanSchedule, LoanStress, SentRequests } from '../../features/loan'
import type { RouteHandle } from '../../http/hydration'
import { usePage } from '../../http/page'
import { pageMeta, rootOf } from '../../http/page-meta'
import { localizedPath } from '../../i18n/languages'
import { EmptyState } from '../../ui/empty-state'
import { loadLoan } from './load.server'

const PATH = '/account/loanCalculatorService/loanView'

export const handle: RouteHandle = { i18n: ['loan'] }

export const loader = (args: LoaderFunctionArgs) => loadLoan(args)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta({ title: page.title, canonical: PATH, hidden: true }, rootOf(matches)) : []

export default function LoanView() {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { calculator, sent, title } = useLoaderData<typeof loader>()
  const place = { path: localizedPath(PATH, language) }
  return (
    <div className="wrap loan-view">
      <h1>{title}</h1>
      {calculator ? (
        <>
          <LoanCalculator data={calculator} place={place} />
          <LoanComparison data={calculator} place={place} />
          <LoanStress calculation={calculator.calculation} />
          <LoanSchedule calculation={calculator.calculation} />
        </>
      ) : (
        <EmptyState title={t('no_banks')}>{t('no_banks_text')}</EmptyState>
      )}
      <SentRequests requests={sent} currencies={calculator?.currencies ?? []} />
    </div>
  )
}
