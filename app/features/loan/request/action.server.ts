import type { ActionFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { handleForms, onButton, onSubmit } from '~/forms/form-action.server'
import { readTexts } from '~/forms/form-data.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { mortgage } from '~/upstream/loans.server'
import { parseId } from '~contract/values/ids'
import { calculateLoan, canRequestLoan, type LoanCalculation } from '../calculation'
import { calculateRequestedLoan, loadStatementPrices } from '../loader.server'
import { LOAN_PARAMS, type LoanStep, parseScenario } from '../scenario'
import {
  findTypedHref,
  isOpenedWithoutStatement,
  PARTNER_PARAM,
  scenarioHref,
  toCompleteScenario,
  toLoanPageUrl,
  withStep,
} from '../urls'
import { listRequestFields } from './fields'
import { defineLoanRequestForm, loanTermsForm, partnerForms } from './form'
import { sendLoanRequest, sendPartnerLead } from './send-request.server'

/**
 * Handles the forms of the mortgage; the loan itself is in the URL. @throws UpstreamError if no banks are
 * available
 */
export async function loanAction(args: ActionFunctionArgs, statementId?: number) {
  const visitor = getVisitor(args)
  const url = new URL(args.request.url)
  const typedHref = findTypedHref(url, await readTexts(args.request, LOAN_PARAMS))
  if (typedHref) return redirect(typedHref, 307)
  const isInListing = statementId !== undefined && !isOpenedWithoutStatement(url.searchParams)
  const [banks, config, statementPrices] = await Promise.all([
    visitor.cachedCall(mortgage),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
    isInListing ? loadStatementPrices(visitor, statementId) : undefined,
  ])
  const rate = config?.exchangeRate?.rate
  const calculation = calculateRequestedLoan(url.searchParams, banks, rate, statementPrices)
  // The calculator explains unavailable loans.
  if (!calculation || !canRequestLoan(calculation)) return showStep(calculation)
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'loan-request')
  const fields = listRequestFields(calculation.bank, (name) => t(`names.${name}`))
  const form = defineLoanRequestForm(fields)
  const loan = { args, calculation, statementId, statementPrices }
  return handleForms(
    args,
    onSubmit(form, (received) => sendLoanRequest(loan, fields, received)),
    onButton(form, 'terms', () => showStep(calculation, 'terms')),
    onButton(loanTermsForm, 'agree', (draft) => {
      draft.values.terms = '1'
      return showStep(calculation, 'form', '#loan-request-terms')
    }),
    onSubmit(partnerForms.calculator_button, async (received) =>
      // Another bank may have been chosen since the button was shown.
      calculation.bank.isPartner
        ? sendPartnerLead(loan, 'calculator_button', received)
        : showStep(calculation),
    ),
    onSubmit(partnerForms.info_button, (received) => {
      const { price, currency } = toCompleteScenario(calculation)
      const bank = parseId(url.searchParams.get(PARTNER_PARAM))
      const ofBank = calculateLoan({ price, currency, bank }, banks) ?? calculation
      return sendPartnerLead({ ...loan, calculation: ofBank }, 'info_button', received)
    }),
  )

  function showStep(shown: LoanCalculation | undefined, step?: LoanStep, hash = '') {
    const complete = shown ? toCompleteScenario(shown) : parseScenario(url.searchParams)
    return redirect(scenarioHref(toLoanPageUrl(url), withStep(complete, step)) + hash, 303)
  }
}
