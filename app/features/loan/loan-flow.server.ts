import type { LoaderFunctionArgs } from '@remix-run/node'
import { mortgagePriceEvents } from '~/features/analytics'
import { findDraft, serializeDraft } from '~/forms/draft.server'
import { loadDraft } from '~/forms/load-draft.server'
import { isListed } from '~/session/excluded-users.server'
import { getVisitor } from '~/session/visitor.server'
import type { User } from '~/upstream/accounts.server'
import { formatPhone } from '~contract/values/phone'
import { canRequestLoan } from './calculation'
import { type CalculatorData, loadCalculator, loadStatementPrices } from './loader.server'
import { defineLoanRequestForm, LOAN_DRAFT, SentLoan } from './request/form'
import { type LoanStep, parseScenario } from './scenario'
import { isOpenedWithoutStatement, loanCloseHref, toLoanPageUrl } from './urls'

/** Loads the flow, with the cookie that withdraws the accepted terms once the loan is edited. */
export async function loadLoanFlow(args: LoaderFunctionArgs, statementId?: number) {
  const visitor = getVisitor(args)
  const url = new URL(args.request.url)
  const isInListing = statementId !== undefined && !isOpenedWithoutStatement(url.searchParams)
  const statementPrices = isInListing ? await loadStatementPrices(visitor, statementId) : undefined
  const hasNoBanks = await isListed(visitor, args.context.site.usersWithoutBanks)
  const [calculator, user] = await Promise.all([
    hasNoBanks ? undefined : loadCalculator(visitor, url.searchParams, statementPrices),
    visitor.optional('user', visitor.user()),
  ])
  const draft = findDraft(args, LOAN_DRAFT)
  const sent = SentLoan.safeParse(draft?.sent).data
  const step = getVisibleStep(parseScenario(url.searchParams).step, calculator, sent !== undefined)
  const screens = {
    calculator,
    step,
    page: toLoanPageUrl(url),
    closeHref: loanCloseHref(url),
    isInListing,
    request: step === 'form' ? await loadRequest(args, user) : undefined,
    sent: step === 'result' ? sent : undefined,
    analyticsEvents: args.context.dataLayer && calculator && mortgagePriceEvents(calculator.calculation),
  }
  if (step !== undefined || !draft?.values.terms) return { screens, cookie: undefined }
  const { terms: _, ...values } = draft.values
  return { screens, cookie: serializeDraft(args, LOAN_DRAFT, { ...draft, values }) }
}

export type LoanFlowData = Awaited<ReturnType<typeof loadLoanFlow>>['screens']

function getVisibleStep(
  requestedStep: LoanStep | undefined,
  calculator: CalculatorData | undefined,
  isSent: boolean,
): LoanStep | undefined {
  if (requestedStep === 'result') return isSent ? 'result' : undefined
  if (!requestedStep || !calculator) return undefined
  const { calculation } = calculator
  return canRequestLoan(calculation) && !calculation.bank.isPartner ? requestedStep : undefined
}

/** Loads the known and typed data of the applicant. */
async function loadRequest(args: LoaderFunctionArgs, user: User | undefined) {
  return {
    known: {
      first_name: user?.firstName,
      last_name: user?.lastName,
      phone_number: user?.phone && formatPhone(user.phone),
      email: user?.email,
      personal_number: user?.personalNumber,
      birth_date: user?.birthDate,
    },
    draft: await loadDraft(args, defineLoanRequestForm([])),
  }
}
